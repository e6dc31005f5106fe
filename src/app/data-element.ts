/** Id of the JSON element in which a document says what it comes to life with. */
export const DATA_ELEMENT = 'page-data';
