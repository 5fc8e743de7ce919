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
  agencyName: 'Geben Sie den Namen Ihrer Agentur an.',
  yourName: 'Geben Sie Ihren Namen an.',
  yourEmail: 'Geben Sie eine E-Mail-Adresse an, etwa mia@agency.example.',
  noProvider:
    'Für diese Agentur ist kein Identitätsanbieter eingerichtet. Melden Sie sich mit Ihrem Passwort an.',
  proveFirst:
    'Beweisen Sie zuerst, dass Sie es sind: Das ist mehr als fünf Minuten her, und es wurde nichts geändert.',
  codesStandIn: 'Wiederherstellungscodes ersetzen einen Passkey. Fügen Sie zuerst einen Passkey hinzu.',
  wrongToken:
    'Mit diesem Token lässt sich nichts einrichten. Kopieren Sie das von der Konsole ausgegebene vollständig; es funktioniert einmal. Ist es verloren, führen Sie auf dem Rechner des Dienstes deskhand setup aus.',
  wrongPassword: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  noSuchPasswordLink:
    'Diesen Link gibt es nicht. Kopieren Sie ihn vollständig, oder bitten Sie die Administration um einen neuen.',
  wrongCode:
    'Dies ist keiner Ihrer Wiederherstellungscodes, oder er wurde schon verwendet. Jeder funktioniert einmal.',
  noSignUp:
    'Dieser Link bestätigt keine Registrierung. Öffnen Sie ihn so, wie er in der E-Mail steht, oder registrieren Sie sich erneut.',
  oldPasswordLink: 'Dieser Link ist zu alt. Bitten Sie die Administration Ihrer Agentur um einen neuen.',
  usedPasswordLink:
    'Dieser Link wurde schon verwendet, oder ein neuerer hat ihn ersetzt. Bitten Sie die Administration um einen neuen.',
  passkeyHere: 'Dieser Passkey ist hier bereits registriert. Verwenden Sie einen anderen.',
  signInEnded: 'Diese Anmeldung ist beendet. Beginnen Sie neu mit Ihrem Passwort.',
  hasPasskey: 'Sie haben bereits einen Passkey. Melden Sie sich damit neu an.',
  accessPaused: 'Ihr Zugang ist pausiert. Die Administration Ihrer Agentur kann Sie wieder aktivieren.',
  onlyPasskey:
    'Ihre Agentur verlangt von allen einen Passkey, und dies ist Ihr einziger. Fügen Sie zuerst einen weiteren hinzu.',
  manyAttempts: 'Das waren zu viele Versuche. Warten Sie {wait} Minuten, und versuchen Sie es erneut.',
  shortPassword: 'Verwenden Sie mindestens {count} Zeichen; ein paar Wörter lassen sich gut merken.',
  longPassword: 'Verwenden Sie höchstens {count} Zeichen.',
  samePassword: 'Verwenden Sie mehr verschiedene Zeichen.',
  addressPassword: 'Verwenden Sie etwas anderes als Ihre E-Mail-Adresse.',
  commonPassword:
    'Das gehört zu dem, was andere zuerst probieren. Verwenden Sie ein paar Wörter ohne Zusammenhang.',
  noApproval:
    'Diese Anfrage auf Freigabe gibt es in dieser Agentur nicht. Öffnen Sie ihre Adresse so, wie sie angegeben wurde, oder sehen Sie unter Freigaben nach, was wartet.',
  emailTaken:
    '{name} ({id}) hat diese E-Mail-Adresse schon. Ändern Sie diese Person, oder geben Sie eine andere Adresse an.',
  emailHeld: '{name} hat die E-Mail-Adresse {email} schon.',
  lastAdmin:
    '{name} ist die letzte aktive Person mit der Rolle Administration. Geben Sie diese Rolle zuerst einer anderen Person.',
  accountEnded: 'Dieses Dienstkonto ist widerrufen, und nichts bringt es zurück. Erstellen Sie ein neues.',
  agencySignsInAt:
    '{agency} meldet sich über den eigenen Identitätsanbieter an, nicht mit Passwörtern: {address}',
  noPasswords:
    'Personen dieser Agentur melden sich mit ihrem Identitätsanbieter an, nicht mit Passwörtern: {address}',
  pictureTooLarge: 'Das Bild ist größer als {size} kB. Verkleinern Sie es: 400 Pixel Breite genügen.',
  noPicture: 'Das ist kein Bild in PNG, JPEG oder WebP. Speichern Sie es in einem dieser Formate.',
  signInWithItOnce:
    'Melden Sie sich selbst einmal über den Anbieter an, bevor Passwörter abgeschaltet werden; sonst kommt vielleicht niemand mehr hinein.',
  noRecord: 'In dieser Agentur gibt es keinen solchen Eintrag, oder er hat keine Seite.',
  agreeFirst: 'Es wurde nichts gespeichert: Stimmen Sie zuerst zu, wofür Ihre Antworten verwendet werden.',
  approvedByAdmins:
    'Über Honorarkonditionen, Schlüssel und Rollen entscheidet die Administration der Agentur.',
  approvedByLeads: 'Darüber entscheidet die Administration oder eine Teamleitung der Agentur.',
  approvalExpired: 'Diese Anfrage auf Freigabe ist abgelaufen; wer sie gestellt hat, kann sie erneut senden.',
  notWhatWasShown:
    'Die Anfrage ist nicht mehr die, die gezeigt wurde. Öffnen Sie ihre Seite neu und lesen Sie sie.',
  changedSinceOpened:
    'Was sie bewirken würde, hat sich geändert, seit diese Seite geöffnet wurde, und es ist nichts geschehen. Lesen Sie, was sie jetzt bewirken würde, und entscheiden Sie darüber.',
  decidedAlready: 'Darüber wurde schon entschieden; entschieden wird nur einmal.',
  signedInAllows: 'Nur eine angemeldete Person kann eine Verbindung erlauben.',
  connectionDecided: 'Diese Verbindung wartet nicht mehr (Status: {status}).',
  adminsOnly:
    'Diese Seite ist für die Administration der Agentur. Bitten Sie jemanden mit dieser Rolle, für Sie zu erledigen, weshalb Sie gekommen sind.',
  reviewUnopened: 'Dieser Link ist noch nicht offen. Fragen Sie Ihre Ansprechperson, wann er es sein wird.',
  reviewRevoked: 'Dieser Link wird nicht mehr verwendet. Bitten Sie Ihre Ansprechperson um einen anderen.',
  reviewExpired: 'Dieser Link ist abgelaufen. Bitten Sie Ihre Ansprechperson, ihn erneut zu senden.',
  notPutForward:
    '{name} wird für diese Stelle nicht mehr vorgeschlagen. Ihre Ansprechperson kann Ihnen mehr sagen.',
  adClosed: 'Diese Stelle ist nicht mehr ausgeschrieben.',
  notSignedInAt:
    'Die Anmeldung über den Identitätsanbieter Ihrer Agentur hat nicht funktioniert: {why}. Versuchen Sie es erneut, oder wenden Sie sich an die Administration Ihrer Agentur.',
  providerSilent:
    'Der Identitätsanbieter der Agentur hat seit {since} nicht gesagt, ob {name} noch Zugang hat. Versuchen Sie es gleich noch einmal; hält das an, sieht die Administration unter /people/provider nach.',
  passkeyNotTaken: 'Der Passkey wurde nicht angenommen: {why}. Versuchen Sie es erneut.',
  passkeysNeedHost:
    'Browser nehmen Passkeys nur unter einem Hostnamen mit HTTPS an, und dieser Dienst ist unter {address} erreichbar. Wer ihn betreibt, setzt PUBLIC_URL auf eine solche Adresse.',
  manyPasskeys: 'Sie haben {count} Passkeys. Entfernen Sie zuerst einen, den Sie nicht verwenden.',
  whyAnswer: 'seine Antwort stimmt nicht',
  whySignature: 'seine Signatur stimmt nicht',
  whyNoneOfYours: 'es ist keiner von Ihren',
  whySomebodyElses: 'er gehört jemand anderem',
  whyNoAnswer: 'der Browser hat keine Antwort gesendet',
  whyOpenTooLong: 'die Seite war zu lange offen, oder ihre Frage wurde schon beantwortet',
  whyUsedElsewhere: 'er wurde gerade anderswo verwendet',
  whyNoneSet: 'für diese Agentur ist keiner eingerichtet',
  whyOtherBrowser: 'sie wurde in einem anderen Browser begonnen',
  whyTookTooLong: 'es hat zu lange gedauert',
  whyNotReadable: 'die Antwort ist nicht lesbar',
  whyOtherProvider: 'ein anderer Anbieter hat geantwortet',
  whyNoCode: 'er hat keinen Code gesendet',
  whyNoToken: 'er hat kein ID-Token gegeben',
  whyAgencyUnknown: 'die Agentur ist hier nicht bekannt',
  whyNotVerified: 'er hat Ihre E-Mail-Adresse nicht bestätigt',
  whyNoDomain: 'Ihre E-Mail-Adresse gehört zu keiner Domain, die die Agentur annimmt',
  whyOtherLogin:
    'diese E-Mail-Adresse gehört einer Person, die mit einem anderen Konto des Anbieters verbunden ist',
  whyNobodyHere:
    'niemand mit Ihrer E-Mail-Adresse arbeitet bei dieser Agentur; die Administration fügt Personen hinzu',
  redirectUriRefused: 'Die Weiterleitungsadresse {why}. Sie lautete {uri}.',
  whyTooLong: 'ist länger als {most} Zeichen',
  whyNotAbsolute: 'ist keine vollständige Adresse',
  whyFragment: 'darf kein Fragment haben',
  whyWildcard: 'muss die genaue Adresse sein, ohne Platzhalter',
  whyPassword: 'darf weder Benutzernamen noch Passwort enthalten',
  whyHost: 'muss einen Host aus Buchstaben, Ziffern, Bindestrichen und Punkten nennen',
  whyHttps: 'muss https verwenden (http gilt nur für 127.0.0.1, [::1] und localhost)',
  whyScheme: 'muss mit https:// beginnen',
  outsideWhileRunning: '{name} wendet sich bei der Ausführung nach außen, was sich nicht erproben lässt.',
  dependsOnUnrun: '{name} hängt von Schritten ab, die noch nicht gelaufen sind.',
  neededNotTried: '{name}, wovon es abhängt, lässt sich nicht erproben.',
  stepWouldFail: 'Ein Schritt davon würde scheitern.',
  undoneMeanwhile: 'Es wurde inzwischen rückgängig gemacht oder fortgesetzt.',
  nothingTakenBack: 'Nichts davon lässt sich noch zurücknehmen.',
  recordGone: 'Dies gibt es nicht mehr: Es wurde gelöscht oder zurückgenommen.',
  appWithoutName: 'Geben Sie der App einen Namen',
  appWithoutUri: 'Geben Sie mindestens eine Weiterleitungsadresse an',
  appWithoutScope: 'Wählen Sie mindestens eine Berechtigung',
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
