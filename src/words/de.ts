/** What visitors and the site's own people read in German, beside the content: `{…}` are places that are filled in. */
export const de = {
  /** how numbers, dates and lists are written */
  locale: 'de-DE',
  /** around every page */
  frame: {
    skip: 'Zum Inhalt springen',
    home: '{name}, zur Startseite',
    newTab: '(öffnet in neuem Tab)',
    close: 'Schließen',
    contact: 'Kontakt',
    menu: { name: 'Menü', open: 'Menü öffnen', close: 'Menü schließen', main: 'Hauptmenü' },
    footer: { areas: 'Alle Bereiche', follow: 'Folgen', legal: 'Rechtliches', consent: 'Cookie-Einstellungen' },
    chat: { name: 'Chat', write: 'Per Chat schreiben' },
    consent: {
      accept: 'Alle akzeptieren',
      refuse: 'Nur notwendige',
      settings: 'Einstellungen',
      necessary: 'Notwendige Funktionen',
      always: 'Immer aktiv',
      external: 'Externe Inhalte',
      save: 'Auswahl speichern',
      reset: 'Einwilligung zurücksetzen',
      saved: 'Ihre Auswahl gilt ab sofort.',
      wasReset: 'Ihre Einwilligung ist zurückgesetzt.',
    },
  },
  /** within pages */
  blocks: {
    areas: 'Bereiche',
    embed: {
      ask: 'Dieser Inhalt kommt von {host}. Beim Laden erfährt der Anbieter Ihre IP-Adresse.',
      load: 'Externe Inhalte erlauben',
      open: 'Bei {host} ansehen',
      failed: 'Der Inhalt von {host} konnte nicht geladen werden.',
    },
    story: { challenge: 'Herausforderung', solution: 'Lösung', result: 'Ergebnis' },
    /** said before sentences that are drawn struck through, which screen readers do not say */
    struck: 'Gestrichen:',
    useCase: { problem: 'Problem', solution: 'Lösung', results: 'Ergebnisse' },
    video: { pause: 'Video anhalten', play: 'Video abspielen' },
    contents: { name: 'Inhalt', ofPage: 'Inhalt dieser Seite', back: 'Zum Inhalt' },
    processing: {
      purpose: 'Zweck',
      data: 'Daten',
      legalBasis: 'Rechtsgrundlage',
      recipient: 'Empfänger',
      hosts: 'Fremde Hosts',
      thirdCountry: 'Drittland',
      storage: 'Speicherdauer',
    },
    carousel: {
      name: 'Karussell',
      slide: 'Folie',
      position: '{number} von {count}',
      pause: 'Automatischen Wechsel anhalten',
      play: 'Automatischen Wechsel starten',
      choice: 'Auswahl: {title}',
      goTo: 'Gehe zu Feature {number} von {count}: {title}',
      previous: 'Vorheriges Feature: {title}',
      next: 'Nächstes Feature: {title}',
    },
  },
  /** in the popup, on the pages of forms, in the answers of the server and in mail */
  forms: {
    optional: 'freiwillig',
    choose: 'Bitte wählen',
    noAnswer: 'Keine Angabe',
    trap: 'Bitte leer lassen',
    allRequired: 'Alle Angaben sind erforderlich.',
    someRequired: 'Angaben ohne den Zusatz „freiwillig“ sind erforderlich.',
    yes: 'ja',
    no: 'nein',
    sending: 'Ihre Angaben werden übertragen.',
    submitting: 'Wird gesendet...',
    failed: 'Fehler beim Senden. Bitte versuchen Sie es erneut.',
    /** behind it: what a visitor can count on, and another way */
    kept: 'Ihre Angaben stehen noch im Formular. Klappt es weiterhin nicht, schreiben Sie uns bitte an [{email}](mailto:{email}).',
    offline:
      'Ihr Gerät ist gerade nicht mit dem Internet verbunden. Ihre Angaben stehen noch im Formular: Senden Sie sie ab, sobald die Verbindung wieder da ist.',
    /** in the browser's console */
    networkError: 'Netzwerkfehler beim Senden des Formulars',
    /** a label that ends like a sentence, where another sentence names it */
    quoted: '„{label}“',
    check: { one: 'Bitte prüfen Sie diese Angabe: {list}.', other: 'Bitte prüfen Sie diese Angaben: {list}.' },
    busy: {
      one: 'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
      other: 'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in {count}\u00a0Minuten erneut.',
    },
    errors: {
      required: '{label} ist erforderlich',
      tooLong: '{label} darf höchstens {most} Zeichen lang sein',
      controlCharacter: '{label} enthält ein unzulässiges Steuerzeichen',
      format: '{label} hat ein ungültiges Format',
      notOffered: 'Bitte wählen Sie bei {label} eine der angebotenen Möglichkeiten',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      noDate: '{label} ist kein gültiges Datum',
      tooEarly: '{label} darf nicht vor dem {day} liegen',
      tooLate: '{label} darf nicht nach dem {day} liegen',
      noInteger: '{label} muss eine ganze Zahl sein',
      noNumber: {
        one: '{label} muss eine Zahl mit höchstens einer Stelle nach dem Komma sein',
        other: '{label} muss eine Zahl mit höchstens {count} Stellen nach dem Komma sein',
      },
      tooSmall: '{label} muss mindestens {least} sein',
      tooLarge: '{label} darf höchstens {most} sein',
    },
  },
  /** what the server answers itself; by the code of a failure, what a browser without JavaScript shows of it */
  server: {
    home: 'Zur Startseite',
    noPage: 'Diese Seite gibt es nicht.',
    moved: 'Diese Seite steht unter einer anderen Adresse.',
    malformed: 'Diese Adresse ist nicht lesbar.',
    renewed: 'Die Website wird gerade aktualisiert. Bitte versuchen Sie es gleich noch einmal.',
    noMethod: 'Diese Methode ist hier nicht erlaubt.',
    failed: 'Interner Fehler.',
    later: { one: 'in einer Minute', other: 'in {count} Minuten' },
    failures: {
      invalid: {
        title: 'Bitte prüfen Sie Ihre Angaben',
        text: 'Ihre Nachricht ist noch nicht gesendet. Diese Angaben fehlen oder passen nicht:',
      },
      'too-many-posts': {
        title: 'Bitte warten Sie einen Moment',
        text: 'Gerade kommen sehr viele Nachrichten an. Bitte senden Sie Ihre Nachricht {later} noch einmal ab. Ihre Angaben stehen noch im Formular.',
      },
      unavailable: {
        title: 'Fehler beim Senden',
        text: 'Fehler beim Senden. Bitte versuchen Sie es erneut. Ihre Angaben stehen noch im Formular.',
      },
      'cross-origin': {
        title: 'Das Formular kam von einer fremden Seite',
        text: 'Bitte öffnen Sie das Formular auf unserer Website und senden Sie es dort ab.',
      },
      'unknown-form': {
        title: 'Dieses Formular gibt es nicht',
        text: 'Vielleicht hat sich die Website inzwischen geändert. Bitte öffnen Sie das Formular neu.',
      },
      'too-large': {
        title: 'Die Nachricht ist zu lang',
        text: 'Bitte gehen Sie zurück, kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
      },
      unreadable: {
        title: 'Die Nachricht war nicht lesbar',
        text: 'Bitte öffnen Sie das Formular neu und senden Sie es noch einmal.',
      },
    },
  },
  mail: {
    greeting: 'Guten Tag,',
    greetingByName: 'Guten Tag {name},',
    closing: 'Mit freundlichen Grüßen',
    representedBy: 'Vertreten durch: {name}',
    notice: {
      subject: 'Neue Einsendung: {form}',
      arrived: 'Über die Website ist eine Einsendung eingegangen.',
      form: 'Formular',
      page: 'Seite',
      service: 'Betrifft',
      received: 'Eingang',
      time: '{time} Uhr',
      replyReaches: 'Eine Antwort auf diese E-Mail geht an die Absenderin oder den Absender der Einsendung.',
      replyDoesNot:
        'Eine E-Mail-Adresse fehlt oder ist ungewöhnlich. Eine Antwort auf diese E-Mail erreicht deshalb nur Sie selbst.',
    },
    limit: {
      subject: '{site}: Tagesgrenze für E-Mails erreicht',
      text: `Die Website hat in 24 Stunden {limit} E-Mails verschickt und verschickt vorerst keine weiteren.

Einsendungen werden weiter angenommen und gespeichert. Sehen Sie bitte dort nach, wo sie gespeichert sind, und prüfen
Sie, ob jemand die Formulare missbraucht. Die Grenze setzt MAIL_DAILY_LIMIT.`,
    },
  },
  /** where a link to a page is shared: its image in words */
  share: { picture: 'Im Bild: {alt}.' },
  /** what a document says that leaves it out */
  standard: { submitLabel: 'Absenden' },
  /** links to pages of this language on those of others */
  language: { name: 'Deutsch', home: 'Startseite' },
};

/** Every word of the engine that visitors, and those who get its mail, read: a language that lacks one does not compile. */
export type Words = typeof de;
