import type { Catalogue } from '../en/index.ts';

export const refusals: Catalogue['refusals'] = {
  noSuchLink: 'Diesen Link gibt es nicht. Kopieren Sie ihn vollständig aus der E-Mail.',
  noSuchPage: 'Diese Seite gibt es nicht. Kopieren Sie den Link vollständig aus der E-Mail.',
  noSuchContractorPage:
    'Diese Seite gibt es nicht. Kopieren Sie den Link vollständig, oder bitten Sie Ihre Agentur um einen neuen.',
  newerLink:
    'Ein neuerer Link hat diesen ersetzt. Verwenden Sie den neuesten, den Ihre Agentur Ihnen geschickt hat, oder bitten Sie um einen anderen.',
  contractorLinkOver: 'Dieser Link galt 60 Tage. Bitten Sie Ihre Agentur um einen neuen.',
  noPageHere: 'Unter dieser Adresse gibt es keine Seite.',
  noAd: 'Diese Stelle wird nicht mehr ausgeschrieben. Möglicherweise ist sie besetzt.',
  noPool: 'Unter dieser Adresse gibt es keinen Talentpool, in den man aufgenommen werden kann.',
  tooOftenMinutes:
    'Das wurde von Ihrer Adresse aus zu oft angefragt. Warten Sie {wait} Minuten, und versuchen Sie es erneut.',
  tooOftenHours:
    'Das wurde von Ihrer Adresse aus zu oft angefragt. Warten Sie {wait} Stunden, und versuchen Sie es erneut.',
  fileTooLarge: 'Die Datei ist größer als {size} MB.',
  bodyTooLarge: 'Die Anfrage ist größer als die {size} MB, die hier angenommen werden.',
  notWhole: 'Das Formular ist nicht vollständig angekommen. Senden Sie es erneut.',
  noCvType: 'Dies ist kein PDF- oder Word-Dokument. Speichern Sie es in einem dieser Formate.',
  noPaperType:
    'Dies ist kein PDF, Bild oder Word-Dokument. Speichern Sie es in einem dieser Formate, und senden Sie es erneut.',
  rateNumber: 'Schreiben Sie den Satz als Zahl, etwa 650.',
  fileOrWords: 'Wählen Sie eine Datei, oder schreiben Sie Ihrer Agentur ein paar Worte dazu.',
  notYet: 'Dieser Tag liegt in der Zukunft.',
  endBeforeIssue: 'Es kann nicht enden, bevor es ausgestellt wurde.',
  manyWait:
    'Es warten bereits {count} Dokumente auf die Prüfung. Bitten Sie Ihre Agentur, sie zu prüfen, und senden Sie dann weitere.',
  answerOneQuestion: 'Beantworten Sie mindestens eine der Fragen.',
  ownAddress: 'Dies ist Ihre eigene Adresse; geben Sie die der Referenzperson an.',
  sameAddress: 'Jede Referenzperson braucht eine eigene Adresse.',
  answeredAlready: 'Sie haben bereits geantwortet. Vielen Dank; es ist nichts weiter zu tun.',
  namedAlready: 'Sie haben Ihre Referenzpersonen bereits genannt. Vielen Dank; es ist nichts weiter zu tun.',
  referenceLinkOver: 'Dieser Link galt 14 Tage. Bitten Sie die Agentur um einen neuen.',
  nothingMoreHere: 'Die Agentur bittet Sie hier um nichts mehr. Vielen Dank.',
  noAnswersNow:
    'Es wurde nichts gespeichert: Diese Seite nimmt jetzt keine Antworten an. Öffnen Sie sie neu.',
  noRecording: 'Es ist keine Aufnahme angekommen. Nehmen Sie Ihre Antwort neu auf.',
  recordingNotOffered: 'Aufnahmen werden hier nicht angeboten. Schreiben Sie Ihre Antwort.',
  noRecordingType:
    'Diese Aufnahme kann hier nicht abgespielt werden. Nehmen Sie sie neu auf, oder schreiben Sie Ihre Antwort.',
  noSuchQuestion: 'Diese Frage gibt es nicht. Gehen Sie zurück zur Seite, und beantworten Sie die gezeigten.',
  answerOneFirst: 'Beantworten Sie zuerst mindestens eine der Fragen, oder bitten Sie um einen Menschen.',
  screenOver: 'Diese Seite war 7 Tage geöffnet. Bitten Sie die Agentur um ein Gespräch.',
  handedOver: 'Sie haben Ihre Antworten bereits abgegeben. Vielen Dank; es ist nichts weiter zu tun.',
  agreeFirst: 'Es wurde nichts gespeichert: Stimmen Sie zuerst zu, wofür Ihre Antworten verwendet werden.',
};

export const faults: Catalogue['faults'] = {
  checkThis: 'Bitte prüfen Sie diese Angabe.',
  email: 'Schreiben Sie eine E-Mail-Adresse, etwa name@example.com.',
  phone: 'Schreiben Sie die Nummer mit Ländervorwahl, etwa +49 30 1234567.',
  address: 'Schreiben Sie die vollständige Adresse, beginnend mit https://.',
  day: 'Schreiben Sie ein Datum.',
  consent: 'Bitte setzen Sie dieses Häkchen: Ohne Ihre Zustimmung wird nichts gespeichert.',
  tooLong: 'Bitte schreiben Sie weniger: Dies ist zu lang.',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  notHere:
    'Unter dieser Adresse gibt es nichts. Kopieren Sie den Link vollständig, oder fragen Sie, wer ihn Ihnen geschickt hat.',
  over: 'Dieser Link funktioniert nicht mehr. Bitten Sie um einen neuen.',
  tooOften: 'Das wurde zu oft angefragt. Warten Sie einige Minuten, und versuchen Sie es erneut.',
  notAllowed: 'Das dürfen Sie nicht. Wenden Sie sich an die Administration Ihrer Agentur.',
  signIn: 'Bitte melden Sie sich an, und versuchen Sie es erneut.',
  changed: 'Das hat sich inzwischen geändert. Öffnen Sie die Seite neu, und sehen Sie den heutigen Stand.',
  ours: 'Hier ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Minuten erneut.',
  notTaken: 'Das konnte so nicht angenommen werden. Bitte prüfen Sie, was Sie gesendet haben.',
};
