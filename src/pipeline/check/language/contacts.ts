/** What a number or an address of the site may look like, wherever it is written out. */
export const contactSigns = ['\\+[0-9][0-9 ()/-]{6,}', '\\b0[0-9][0-9 ()/-]{5,}', '@'];
