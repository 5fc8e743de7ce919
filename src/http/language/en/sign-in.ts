export const signIn = {
  youAreSignedOutHere: 'You are signed out here',
  signOutAtYourIdentity: 'Sign out at your identity provider too',
  signIn: 'Sign in',
  whichAgency: 'Which agency?',
  youWorkAtMoreThan: 'You work at more than one with this e-mail. Choose, and give the password again.',
  emailAddress: 'E-mail address',
  password: 'Password',
  noPasswordYetOrForgotten:
    'No password yet, or forgotten? An admin of your agency can make you a link to set one. Where your agency signs in with its identity provider, use the address that it gave you.',
  asAtTheLinkWorks: 'As <b>{user}</b> at {agency}. The link works this once.',
  theTwoAreNotThe: 'The two are not the same.',
  setYourPassword: 'Set your password',
  forAt: 'For <b>{email}</b> at {agency}.',
  newPassword: 'New password',
  atLeast12CharactersA: 'At least 12 characters. A few unrelated words are easy to remember.',
  theSameOnceMore: 'The same once more',
  setThePasswordAndSign: 'Set the password and sign in',
  passkey: 'Passkey',
  confirmThatItIsYou: 'Confirm that it is you',
  makeAPasskey: 'Make a passkey',
  yourPasswordWasRightNow:
    'Your password was right. Now use a passkey of {email}: your fingerprint, face or PIN, or a security key.',
  asksEverybodyForAPasskey:
    '{agency} asks everybody for a passkey besides the password: your fingerprint, face or PIN, or a security key. You are signed in once you have made it.',
  passkeysDoNotWorkAt:
    'Passkeys do not work at the address of this service. Tell whoever runs it to set PUBLIC_URL to a host name with HTTPS.',
  useAPasskey: 'Use a passkey',
  makeAPasskeyAndSign: 'Make a passkey and sign in',
  noPasskeyAtHand: 'No passkey at hand',
  recoveryCode: 'Recovery code',
  oneOfThoseThatYou: 'One of those that you were shown with your first passkey. Each works once.',
  signInWithTheCode: 'Sign in with the code',
  noCodeEitherWhoeverRuns:
    'No code either? Whoever runs this service can take your passkeys away, so that you begin anew.',
  signInAsSomebodyElse: 'Sign in as somebody else',
  nameOfThePasskey: 'Name of the passkey',
  suchAsTheDeviceThat: 'Such as the device that holds it; you see it in your list of passkeys.',
  keepYourRecoveryCodes: 'Keep your recovery codes',
  iHaveKeptThem: 'I have kept them',
  youAreSignedIn: 'You are signed in',
  goOnToTheConnection: 'Go on to the connection',
  aPasskeyWorksOnlyWhere:
    'A passkey works only where this page may run its script. Turn scripts on for this address and load the page again.',
  nothingWasConfirmed: 'Nothing was confirmed, or it took too long. Try again.',
  thisDeviceHasOne: 'This device has a passkey of yours already. Use that one, or another device.',
  doNotWorkAtThis:
    'Passkeys do not work at this address. Open the page at the address that your agency uses for Deskhand.',
  thisBrowserCouldNot: 'This browser could not use a passkey (NAME). Try another browser or device.',
  passkeys: 'Passkeys',
  aPasskeyProvesThatIt:
    'A passkey proves that it is you by your fingerprint, face or PIN, or by a security key. Once you have one, signing in with your password asks for it.',
  youHaveNoPasskeyYet: 'You have no passkey yet.',
  browsersTakePasskeysOnlyAt:
    'Browsers take passkeys only at a host name with HTTPS. Whoever runs this service sets PUBLIC_URL to such an address.',
  addAPasskey: 'Add a passkey',
  recoveryCodes: 'Recovery codes',
  codesAreLeft:
    '{left, plural, one {# code is left.} other {# codes are left.}} New ones replace all of them.',
  makeNewRecoveryCodes: 'Make new recovery codes',
  addedNotUsed: 'Added {added}, not used yet',
  addedLastUsed: 'Added {added}, last used {used}',
  remove: 'Remove<hidden> {name}</hidden>',
  makeThePasskey: 'Make the passkey',
  youLastProvedMoreThan:
    'You last proved more than five minutes ago that it is you. Use a passkey of yours to go on.',
  signInAgainFirst: 'Sign in again first',
  youSignedInMoreThan:
    'You signed in more than five minutes ago and have no passkey yet, so sign in again before you change what proves that it is you.',
  signInWithYourPassword: 'Sign in with your password',
  signInWithYourIdentity: 'Sign in with your identity provider',
  theseRecoveryCodesLetYou:
    'These recovery codes let you in when you have no passkey at hand. Print them or write them down; they are shown only now. Each works once, together with your password.',
  whenAPasskeyIsAsked: 'When a passkey is asked for',
  savedItHoldsFromNow: 'Saved. It holds from now on.',
  whoeverHasAPasskeyIs:
    'Whoever has a passkey is asked for it when they sign in with their password. Signing in with the identity provider of your agency counts as it is. No key changes what is set here.',
  signingIn: 'Signing in',
  everybodyWhoSignsInWith:
    'Everybody who signs in with a password needs a passkey. Whoever has none makes one at their next sign-in.',
  approving: 'Approving',
  askForThePasskeyAgain:
    'Ask for the passkey again before anything leaves the agency, is removed for good, or changes keys, people and roles.',
  askForItAgainAbove: 'Ask for it again above this amount',
  whatThePlacementsOfA:
    'What the placements of a request bill together. Empty never asks. Fee terms always ask where an amount is set.',
  currency: 'Currency',
  moneyInAnotherCurrencyAlways: 'Money in another currency always asks, as nothing is converted.',
  askedAgainMeansProvedWith: 'Asked again means: proved with a passkey within the last five minutes.',
  save: 'Save',
  goOn: 'Go on',
} as const;
