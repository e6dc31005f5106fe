/** The thank-you page, which the build writes; forms post to it where no JavaScript runs. */
export const THANKS_PATH = '/formular/danke';
