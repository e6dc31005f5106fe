/** What people read whose browser shows the answer to a post, by the code of the failure. */
export function wordsFor(code: string, { seconds = 0 }: { seconds?: number } = {}): { title: string; text: string } {
  return (words[code] ?? unavailable)(seconds);
}

const unavailable = () => ({
  title: 'Fehler beim Senden',
  text: 'Fehler beim Senden. Bitte versuchen Sie es erneut. Ihre Angaben stehen noch im Formular.',
});

const words: Readonly<Record<string, (seconds: number) => { title: string; text: string }>> = {
  invalid: () => ({
    title: 'Bitte prüfen Sie Ihre Angaben',
    text: 'Ihre Nachricht ist noch nicht gesendet. Diese Angaben fehlen oder passen nicht:',
  }),
  'too-many-posts': (seconds) => ({
    title: 'Bitte warten Sie einen Moment',
    text: `Gerade kommen sehr viele Nachrichten an. Bitte senden Sie Ihre ${later(seconds)} noch einmal ab; Ihre Angaben stehen noch im Formular.`,
  }),
  unavailable,
  'cross-origin': () => ({
    title: 'Das Formular kam von einer fremden Seite',
    text: 'Bitte öffnen Sie das Formular auf unserer Website und senden Sie es dort ab.',
  }),
  'unknown-form': () => ({
    title: 'Dieses Formular gibt es nicht',
    text: 'Vielleicht hat sich die Website inzwischen geändert. Bitte öffnen Sie das Formular neu.',
  }),
  'too-large': () => ({
    title: 'Die Nachricht ist zu lang',
    text: 'Bitte gehen Sie zurück, kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
  }),
  'too-many-fields': () => unreadable,
  malformed: () => unreadable,
  'unsupported-type': () => unreadable,
};

const unreadable = {
  title: 'Die Nachricht war nicht lesbar',
  text: 'Bitte öffnen Sie das Formular neu und senden Sie es noch einmal.',
};

function later(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in einer Minute' : `in ${minutes} Minuten`;
}
