import type { Catalogue } from '../en/index.ts';

export const screens: Catalogue['screens'] = {
  titleToFollow: '(intitulé à suivre)',
  tickThisFirstOrChoose: 'Cochez d’abord cette case, ou choisissez une autre possibilité ci-dessous.',
  writeAFewWordsOr: 'Écrivez quelques mots, ou choisissez de passer la question.',
  hello: 'Bonjour {firstName}',
  yourAnswers: 'Vos réponses',
  questionOf: 'Question {no} sur {questions}',
  youHavePausedWhatYou:
    'Vous avez fait une pause. Vos réponses sont conservées, et cette page reste ouverte jusqu’au {until} : revenez par le même lien.',
  goOn: 'Continuer',
  iWouldRatherSpeakWith: 'Je préfère parler avec une personne',
  withdrawAndRemoveMyAnswers: 'Me retirer et supprimer mes réponses',
  thankYou: 'Merci. Une personne les examine et décide de la suite.',
  thankYouReached:
    'Merci. Vos réponses sont bien parvenues à {agency}. Une personne les y examine et décide de la suite.',
  yourAnswersAreRemovedDays:
    'Vos réponses sont supprimées {retentionDays, plural, one {# jour} other {# jours}} après la fin. Vous pouvez les retirer avant ; votre candidature demeure.',
  knowsThatYouWouldRather:
    '{consultant} sait que vous préférez parler avec une personne. Rien de ce que vous avez répondu ici n’a été conservé, et votre candidature demeure inchangée.',
  youWithdrew:
    'Vous vous êtes retiré, et vos réponses ont été supprimées. Votre candidature demeure inchangée. Si vous changez d’avis, écrivez à {consultant}.',
  youChoseNotToTake:
    'Vous avez choisi de ne pas participer. Votre candidature demeure inchangée. Si vous changez d’avis, écrivez à {consultant}.',
  thisPageHasClosed: 'Cette page est fermée',
  nothingMoreIsAskedHere: 'Plus rien ne vous est demandé ici',
  thisPageWasOpenFor:
    'Cette page a été ouverte pendant 7 jours. Écrivez à {agency} si vous souhaitez encore échanger.',
  asksForNothingMoreHere: '{agency} ne vous demande plus rien ici. Merci.',
  hasQuestionsForYouAbout:
    '<b>{agency}</b> a {questions, plural, one {# question} other {# questions}} pour vous au sujet du poste <b>{jobTitle}</b>.',
  youWriteEachAnswerOr:
    'Vous écrivez chaque réponse ou vous l’enregistrez, l’une après l’autre, à votre rythme.',
  youWriteEachAnswerOne:
    'Vous écrivez chaque réponse, l’une après l’autre, à votre rythme. L’enregistrement n’est pas proposé ici.',
  beforeYouBegin: 'Avant de commencer',
  yourAnswersGoToAnd: 'Vos réponses vont à {agency} et à personne d’autre, comme votre candidature.',
  aRecordingIsPutInto: 'Un enregistrement est transcrit par un programme, et conservé avec sa transcription.',
  aProgramComparesYourWords:
    'Un programme compare vos paroles avec ce que le poste demande. Il ne tient compte de rien d’autre, comme votre voix, votre âge ou vos origines. Il ne décide de rien : une personne lit vos réponses et décide.',
  youCanSkipAQuestion:
    'Vous pouvez passer une question, faire une pause et revenir jusqu’au {until}, demander à parler avec une personne, ou vous retirer. Ce que vous avez répondu quand la page se ferme est transmis à {agency}.',
  recordingsAndAnswersAreRemoved:
    'Les enregistrements et les réponses sont supprimés {retentionDays, plural, one {# jour} other {# jours}} après la fin, ou quand vous vous retirez.',
  iAmAndIAgree: 'Je suis {name} et j’accepte cela.',
  begin: 'Commencer',
  iWouldRatherNotTake: 'Je préfère ne pas participer',
  yourRecordingIsKept: 'Votre enregistrement est conservé. Une nouvelle réponse le remplace.',
  yourRecordingOfIsKept:
    'Votre enregistrement de {seconds, plural, one {# seconde} other {# secondes}} est conservé. Une nouvelle réponse le remplace.',
  sayYourAnswer: 'Répondre de vive voix',
  record: 'Enregistrer',
  stop: 'Arrêter',
  readTheQuestionAloud: 'Lire la question à voix haute',
  sendThisRecording: 'Envoyer cet enregistrement',
  recordAgain: 'Recommencer',
  orWriteYourAnswer: 'Ou écrivez votre réponse',
  yourAnswer: 'Votre réponse',
  keepAndGoOn: 'Enregistrer et continuer',
  skipThisQuestion: 'Passer cette question',
  backToQuestion: 'Revenir à la question {no}',
  pause: 'Pause',
  askForAPersonInstead: 'Demander plutôt une personne',
  withdraw: 'Me retirer',
  thisIsWhatGetsYou: 'Voici ce que {agency} recevra. Vous pouvez encore modifier chaque réponse.',
  changeTheAnswerToQuestion: 'Modifier la réponse à la question {no}',
  sendMyAnswers: 'Envoyer mes réponses',
  skipped: 'Passée.',
  recorded: 'Enregistrée.',
  recordedSeconds: 'Enregistrée, {seconds, plural, one {# seconde} other {# secondes}}.',
  yourRecordingLabel: 'Votre enregistrement',
  theMicrophoneCannotBeUsed:
    'Le microphone ne peut pas être utilisé. Autorisez-le dans votre navigateur, ou écrivez votre réponse ci-dessous.',
  recordedListen: 'NUMBER secondes enregistrées. Écoutez, puis envoyez.',
  recordingAtMost: 'Enregistrement en cours. {minutes} minutes au maximum.',
  sending: 'Envoi en cours.',
  theRecordingIsTooLarge:
    'L’enregistrement est trop volumineux. Faites-en un plus court, ou écrivez votre réponse.',
  thatWasTooOften: 'C’était trop fréquent. Attendez quelques minutes, puis renvoyez-le.',
  itDidNotArrive: 'L’envoi a échoué. Votre enregistrement est toujours ici : renvoyez-le.',
  itCouldNotBeKept:
    'Il n’a pas pu être conservé. Enregistrez de nouveau, ou écrivez votre réponse ; rechargez la page si cela ne suffit pas.',
};
