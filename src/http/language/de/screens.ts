import type { Catalogue } from '../en/index.ts';

export const screens: Catalogue['screens'] = {
  titleToFollow: '(Bezeichnung folgt)',
  tickThisFirstOrChoose: 'Setzen Sie zuerst dieses Häkchen, oder wählen Sie unten einen anderen Weg.',
  writeAFewWordsOr: 'Schreiben Sie ein paar Worte, oder überspringen Sie die Frage.',
  hello: 'Guten Tag {firstName}',
  yourAnswers: 'Ihre Antworten',
  questionOf: 'Frage {no} von {questions}',
  youHavePausedWhatYou:
    'Sie haben eine Pause eingelegt. Ihre bisherigen Antworten bleiben gespeichert, und diese Seite bleibt bis {until} geöffnet: Kommen Sie über denselben Link zurück.',
  goOn: 'Weiter',
  iWouldRatherSpeakWith: 'Ich möchte lieber mit einem Menschen sprechen',
  withdrawAndRemoveMyAnswers: 'Zurückziehen und meine Antworten löschen',
  thankYou: 'Vielen Dank. Ein Mensch sieht sie sich an und entscheidet, wie es weitergeht.',
  thankYouReached:
    'Vielen Dank. Ihre Antworten sind bei {agency} angekommen. Ein Mensch sieht sie sich dort an und entscheidet, wie es weitergeht.',
  yourAnswersAreRemovedDays:
    'Ihre Antworten werden {retentionDays, plural, one {# Tag} other {# Tage}} nach dem Abschluss gelöscht. Sie können sie vorher zurücknehmen; Ihre Bewerbung bleibt bestehen.',
  knowsThatYouWouldRather:
    '{consultant} weiß, dass Sie lieber mit einem Menschen sprechen möchten. Von Ihren Antworten hier wurde nichts behalten, und Ihre Bewerbung bleibt unverändert.',
  youWithdrew:
    'Sie haben zurückgezogen, und Ihre Antworten wurden gelöscht. Ihre Bewerbung bleibt unverändert. Falls sich das ändert, schreiben Sie an {consultant}.',
  youChoseNotToTake:
    'Sie haben sich entschieden, nicht teilzunehmen. Ihre Bewerbung bleibt unverändert. Falls sich das ändert, schreiben Sie an {consultant}.',
  thisPageHasClosed: 'Diese Seite ist geschlossen',
  nothingMoreIsAskedHere: 'Hier ist nichts mehr zu tun',
  thisPageWasOpenFor:
    'Diese Seite war 7 Tage geöffnet. Schreiben Sie an {agency}, wenn Sie noch sprechen möchten.',
  asksForNothingMoreHere: '{agency} bittet Sie hier um nichts mehr. Vielen Dank.',
  hasQuestionsForYouAbout:
    '<b>{agency}</b> hat {questions, plural, one {# Frage} other {# Fragen}} an Sie zur Stelle <b>{jobTitle}</b>.',
  youWriteEachAnswerOr:
    'Sie schreiben jede Antwort oder nehmen sie auf, eine nach der anderen, in Ihrem eigenen Tempo.',
  youWriteEachAnswerOne:
    'Sie schreiben jede Antwort, eine nach der anderen, in Ihrem eigenen Tempo. Aufnahmen werden hier nicht angeboten.',
  beforeYouBegin: 'Bevor Sie beginnen',
  yourAnswersGoToAnd: 'Ihre Antworten gehen an {agency} und an niemanden sonst, wie Ihre Bewerbung auch.',
  aRecordingIsPutInto:
    'Eine Aufnahme wird von einem Programm in Text umgewandelt und zusammen mit ihm aufbewahrt.',
  aProgramComparesYourWords:
    'Ein Programm vergleicht Ihre Worte mit dem, was die Stelle verlangt. Es achtet auf nichts anderes, etwa auf Ihre Stimme, Ihr Alter oder Ihre Herkunft. Es entscheidet nichts: Ein Mensch liest Ihre Antworten und entscheidet.',
  youCanSkipAQuestion:
    'Sie können eine Frage überspringen, eine Pause einlegen und bis {until} zurückkommen, um einen Menschen bitten oder zurückziehen. Was Sie beantwortet haben, wenn die Seite schließt, geht an {agency}.',
  recordingsAndAnswersAreRemoved:
    'Aufnahmen und Antworten werden {retentionDays, plural, one {# Tag} other {# Tage}} nach dem Abschluss gelöscht, oder sobald Sie zurückziehen.',
  iAmAndIAgree: 'Ich bin {name} und stimme dem zu.',
  begin: 'Beginnen',
  iWouldRatherNotTake: 'Ich möchte nicht teilnehmen',
  yourRecordingIsKept: 'Ihre Aufnahme ist gespeichert. Eine neue Antwort ersetzt sie.',
  yourRecordingOfIsKept:
    'Ihre Aufnahme von {seconds, plural, one {# Sekunde} other {# Sekunden}} ist gespeichert. Eine neue Antwort ersetzt sie.',
  sayYourAnswer: 'Antwort sprechen',
  record: 'Aufnehmen',
  stop: 'Stopp',
  readTheQuestionAloud: 'Frage vorlesen',
  sendThisRecording: 'Diese Aufnahme senden',
  recordAgain: 'Neu aufnehmen',
  orWriteYourAnswer: 'Oder schreiben Sie Ihre Antwort',
  yourAnswer: 'Ihre Antwort',
  keepAndGoOn: 'Speichern und weiter',
  skipThisQuestion: 'Frage überspringen',
  backToQuestion: 'Zurück zu Frage {no}',
  pause: 'Pause',
  askForAPersonInstead: 'Lieber um einen Menschen bitten',
  withdraw: 'Zurückziehen',
  thisIsWhatGetsYou: 'Das erhält {agency}. Sie können jede Antwort noch ändern.',
  changeTheAnswerToQuestion: 'Antwort auf Frage {no} ändern',
  sendMyAnswers: 'Antworten senden',
  skipped: 'Übersprungen.',
  recorded: 'Aufgenommen.',
  recordedSeconds: 'Aufgenommen, {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  yourRecordingLabel: 'Ihre Aufnahme',
  theMicrophoneCannotBeUsed:
    'Das Mikrofon kann nicht verwendet werden. Erlauben Sie es in Ihrem Browser, oder schreiben Sie Ihre Antwort unten.',
  recordedListen: 'NUMBER Sekunden aufgenommen. Hören Sie sie an, und senden Sie sie dann.',
  recordingAtMost: 'Aufnahme läuft. Höchstens {minutes} Minuten.',
  sending: 'Wird gesendet.',
  theRecordingIsTooLarge:
    'Die Aufnahme ist zu groß. Nehmen Sie eine kürzere auf, oder schreiben Sie Ihre Antwort.',
  thatWasTooOften: 'Das war zu oft. Warten Sie einige Minuten, und senden Sie die Aufnahme dann erneut.',
  itDidNotArrive: 'Sie ist nicht angekommen. Ihre Aufnahme ist noch hier: Senden Sie sie erneut.',
  itCouldNotBeKept:
    'Sie konnte nicht gespeichert werden. Nehmen Sie sie neu auf, oder schreiben Sie Ihre Antwort; laden Sie die Seite neu, wenn das nicht hilft.',
};
