import type { Catalogue } from '../en/index.ts';

export const signUp: Catalogue['signUp'] = {
  notOpen: 'Nicht geöffnet',
  nobodySignsUpByThemselves:
    'Hier registriert sich niemand selbst. Bitten Sie den Betreiber dieses Dienstes um einen Arbeitsbereich (deskhand workspace create).',
  lookIntoYourMail: 'Sehen Sie in Ihr Postfach',
  aLinkIsOnIts:
    'Ein Link ist unterwegs an <b>{email}</b>. Er öffnet den Arbeitsbereich von <bdi>{agency}</bdi>; vorher kann ihn niemand verwenden. Nach einigen Minuten nichts angekommen? Sehen Sie im Spam-Ordner nach, oder registrieren Sie sich erneut.',
  tryDeskhandForSevenDays: 'Deskhand sieben Tage testen',
  aWorkspaceOfYourOwn:
    'Ein eigener Arbeitsbereich und ein Schlüssel für Ihren Assistenten oder Bot, der sieben Tage gilt.',
  nameOfYourAgency: 'Name Ihrer Agentur',
  country: 'Land',
  suchAsAustraliaGbOr: 'Etwa Deutschland, AT oder Neuseeland. Währung und Zeitzone ergeben sich daraus.',
  yourName: 'Ihr Name',
  yourEmailAddress: 'Ihre E-Mail-Adresse',
  aLinkThatConfirmsIt: 'Ein Link zur Bestätigung kommt per E-Mail.',
  sendMeTheLink: 'Link zusenden',
  openYourWorkspace: 'Arbeitsbereich öffnen',
  forAt: 'Für <b>{email}</b>, <bdi>{agency}</bdi>.',
  aPassword: 'Passwort',
  atLeast12CharactersA: 'Mindestens 12 Zeichen. Ein paar Wörter ohne Zusammenhang lassen sich gut merken.',
  openTheWorkspace: 'Arbeitsbereich öffnen',
  yourWorkspaceIsOpen: 'Ihr Arbeitsbereich ist geöffnet',
  isYoursAndYouAre: '<bdi>{agency}</bdi> gehört Ihnen, und Sie sind angemeldet.',
  yourTrialKey: 'Ihr Testschlüssel',
  itWorksForSevenDays:
    'Er gilt sieben Tage und wird nur dieses eine Mal gezeigt. Ihr Assistent verbindet sich damit unter',
  sendAFirstBatch: 'Einen ersten Stapel senden',
  goToTheDesk: 'Zur Übersicht',
  setUpAlready: 'Bereits eingerichtet',
  theAgenciesHereHaveTheir:
    'Die Agenturen hier haben ihre Namen. Melden Sie sich an, oder bitten Sie den Betreiber des Dienstes um einen Arbeitsbereich (deskhand workspace create).',
  setUpYourAgency: 'Richten Sie Ihre Agentur ein',
  token: 'Token',
  theConsolePrintedItWhen:
    'Die Konsole hat es beim ersten Start des Dienstes ausgegeben: das Ende der Adresse nach „set up“.',
  youSignInWithIt: 'Damit melden Sie sich an.',
  setUpAndSignIn: 'Einrichten und anmelden',
};
