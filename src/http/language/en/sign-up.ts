export const signUp = {
  notOpen: 'Not open',
  nobodySignsUpByThemselves:
    'Nobody signs up by themselves here. Ask whoever runs this service for a workspace (deskhand workspace create).',
  lookIntoYourMail: 'Look into your mail',
  aLinkIsOnIts:
    'A link is on its way to <b>{email}</b>. It opens the workspace of <bdi>{agency}</bdi>; before that nobody can use it. Nothing arrived after some minutes? Look into the folder for junk, or sign up again.',
  tryDeskhandForSevenDays: 'Try Deskhand for seven days',
  aWorkspaceOfYourOwn:
    'A workspace of your own, and a key for your assistant or bot that works for seven days.',
  nameOfYourAgency: 'Name of your agency',
  country: 'Country',
  suchAsAustraliaGbOr: 'Such as Australia, GB or New Zealand. Currency and time zone follow from it.',
  yourName: 'Your name',
  yourEmailAddress: 'Your e-mail address',
  aLinkThatConfirmsIt: 'A link that confirms it comes by mail.',
  sendMeTheLink: 'Send me the link',
  openYourWorkspace: 'Open your workspace',
  forAt: 'For <b>{email}</b> at <bdi>{agency}</bdi>.',
  aPassword: 'A password',
  atLeast12CharactersA: 'At least 12 characters. A few unrelated words are easy to remember.',
  openTheWorkspace: 'Open the workspace',
  yourWorkspaceIsOpen: 'Your workspace is open',
  isYoursAndYouAre: '<bdi>{agency}</bdi> is yours, and you are signed in.',
  yourTrialKey: 'Your trial key',
  itWorksForSevenDays: 'It works for seven days and is shown this once. Your assistant connects with it at',
  sendAFirstBatch: 'Send a first batch',
  goToTheDesk: 'Go to the desk',
  setUpAlready: 'Set up already',
  theAgenciesHereHaveTheir:
    'The agencies here have their names. Sign in, or ask whoever runs the service for a workspace (deskhand workspace create).',
  setUpYourAgency: 'Set up your agency',
  token: 'Token',
  theConsolePrintedItWhen:
    'The console printed it when the service started for the first time: the end of the address after “set up”.',
  youSignInWithIt: 'You sign in with it.',
  setUpAndSignIn: 'Set up and sign in',
} as const;
