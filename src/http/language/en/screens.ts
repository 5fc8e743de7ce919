export const screens = {
  titleToFollow: '(title to follow)',
  tickThisFirstOrChoose: 'Tick this first, or choose one of the other ways below.',
  writeAFewWordsOr: 'Write a few words, or choose to skip the question.',
  hello: 'Hello {firstName}',
  yourAnswers: 'Your answers',
  questionOf: 'Question {no} of {questions}',
  youHavePausedWhatYou:
    'You have paused. What you answered is kept, and this page stays open until {until}: come back by the same link.',
  goOn: 'Go on',
  iWouldRatherSpeakWith: 'I would rather speak with a person',
  withdrawAndRemoveMyAnswers: 'Withdraw and remove my answers',
  thankYou: 'Thank you. A person there looks at them and decides what comes next.',
  thankYouReached:
    'Thank you. Your answers have reached {agency}. A person there looks at them and decides what comes next.',
  yourAnswersAreRemovedDays:
    'Your answers are removed {retentionDays, plural, one {# day} other {# days}} after you finished. You can take them back before; your application stays.',
  knowsThatYouWouldRather:
    '{consultant} knows that you would rather speak with a person. Nothing you answered here was kept, and your application stays as it is.',
  youWithdrew:
    'You withdrew, and your answers were removed. Your application stays as it is. If that changes, write to {consultant}.',
  youChoseNotToTake:
    'You chose not to take part. Your application stays as it is. If that changes, write to {consultant}.',
  thisPageHasClosed: 'This page has closed',
  nothingMoreIsAskedHere: 'Nothing more is asked here',
  thisPageWasOpenFor: 'This page was open for 7 days. Write to {agency} if you would still like to talk.',
  asksForNothingMoreHere: '{agency} asks for nothing more here. Thank you.',
  hasQuestionsForYouAbout:
    '<b>{agency}</b> has {questions, plural, one {# question} other {# questions}} for you about the role <b>{jobTitle}</b>.',
  youWriteEachAnswerOr: 'You write each answer or record it, one after another, in your own time.',
  youWriteEachAnswerOne:
    'You write each answer, one after another, in your own time. Recording is not offered here.',
  beforeYouBegin: 'Before you begin',
  yourAnswersGoToAnd: 'Your answers go to {agency} and to nobody else, as your application does.',
  aRecordingIsPutInto: 'A recording is put into words by a program, and kept beside them.',
  aProgramComparesYourWords:
    'A program compares your words with what the role asks. It looks at nothing else, such as your voice, your age or where you come from. It decides nothing: a person reads your answers and does.',
  youCanSkipAQuestion:
    'You can skip a question, pause and come back until {until}, ask for a person, or withdraw. What you have answered when the page closes goes to {agency}.',
  recordingsAndAnswersAreRemoved:
    'Recordings and answers are removed {retentionDays, plural, one {# day} other {# days}} after you finish, or when you withdraw.',
  iAmAndIAgree: 'I am {name}, and I agree to this.',
  begin: 'Begin',
  iWouldRatherNotTake: 'I would rather not take part',
  yourRecordingIsKept: 'Your recording is kept. A new answer takes its place.',
  yourRecordingOfIsKept:
    'Your recording of {seconds, plural, one {# second} other {# seconds}} is kept. A new answer takes its place.',
  sayYourAnswer: 'Say your answer',
  record: 'Record',
  stop: 'Stop',
  readTheQuestionAloud: 'Read the question aloud',
  sendThisRecording: 'Send this recording',
  recordAgain: 'Record again',
  orWriteYourAnswer: 'Or write your answer',
  yourAnswer: 'Your answer',
  keepAndGoOn: 'Keep and go on',
  skipThisQuestion: 'Skip this question',
  backToQuestion: 'Back to question {no}',
  pause: 'Pause',
  askForAPersonInstead: 'Ask for a person instead',
  withdraw: 'Withdraw',
  thisIsWhatGetsYou: 'This is what {agency} gets. You can still change each answer.',
  changeTheAnswerToQuestion: 'Change the answer to question {no}',
  sendMyAnswers: 'Send my answers',
  skipped: 'Skipped.',
  recorded: 'Recorded.',
  recordedSeconds: 'Recorded, {seconds, plural, one {# second} other {# seconds}}.',
  yourRecordingLabel: 'Your recording',
  theMicrophoneCannotBeUsed:
    'The microphone cannot be used. Allow it in your browser, or write your answer below.',
  recordedListen: 'Recorded NUMBER seconds. Listen to it, then send it.',
  recordingAtMost: 'Recording. At most {minutes} minutes.',
  sending: 'Sending.',
  theRecordingIsTooLarge: 'The recording is too large. Record a shorter one, or write your answer.',
  thatWasTooOften: 'That was too often. Wait a few minutes, then send it again.',
  itDidNotArrive: 'It did not arrive. Your recording is still here: send it again.',
  itCouldNotBeKept:
    'It could not be kept. Record it again, or write your answer; reload the page if that does not help.',
} as const;
