export const provider = {
  identityProvider: 'Identity provider',
  howItWorks:
    'People sign in with Microsoft Entra, Google Workspace, Okta or any other OpenID Connect provider. Register Deskhand there as a web application with these addresses.',
  redirectAddress: 'Redirect address',
  logoutAddress: 'Back-channel logout address',
  signInAddress: 'Address for your people to sign in at',
  issuer: 'Issuer, such as https://login.example',
  clientId: 'Client ID',
  secretStays: 'Client secret (left empty, it stays)',
  secretIfAny: 'Client secret, if there is one',
  domains: "Domains of your people's e-mail addresses, such as agency.example",
  newcomers: 'Somebody of these domains whom nobody has added yet',
  isRefused: 'is refused',
  becomes: 'becomes: {role}',
  passwords: 'Passwords and password links',
  workBeside: 'work beside the provider',
  areTurnedOff: 'are turned off',
  save: 'Save',
  removeIt: 'Remove the identity provider',
} as const;

export const brand = {
  howYourAgencyLooks: 'How your agency looks',
  saved: 'Saved. Whoever opens a page of yours sees it so.',
  where:
    'On the pages that clients, candidates, contractors and referees of <b>{name}</b> open, and on the career site.',
  thePresentLogo: 'The present logo',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP, {size} kB at most. It stands on white, also on dark pages.',
  noLogo: 'Show no logo any more',
  ownColour: 'Links and buttons in our own colour',
  colour: 'Colour',
  colourHint: 'Where it would be hard to read, a darker or lighter shade of it is taken.',
  save: 'Save',
} as const;

/** Values of the agency's settings, as a change of them is agreed to. */
export const settingValues = {
  team_lead: 'team lead',
  consultant: 'consultant',
  researcher: 'researcher',
  finance: 'finance',
  read_only: 'read only',
  stop: 'stop',
  warn: 'warn',
  people: 'people',
  credentials: 'credentials',
};
