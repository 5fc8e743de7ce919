import type { Catalogue } from '../en/index.ts';

export const signUp: Catalogue['signUp'] = {
  notOpen: 'Fermé',
  nobodySignsUpByThemselves:
    'On ne s’inscrit pas soi-même ici. Demandez un espace de travail à l’exploitant de ce service (deskhand workspace create).',
  lookIntoYourMail: 'Consultez votre messagerie',
  aLinkIsOnIts:
    'Un lien est en route vers <b>{email}</b>. Il ouvre l’espace de travail de <bdi>{agency}</bdi> ; avant cela, personne ne peut l’utiliser. Rien reçu après quelques minutes ? Regardez dans les indésirables, ou inscrivez-vous de nouveau.',
  tryDeskhandForSevenDays: 'Essayez Deskhand pendant sept jours',
  aWorkspaceOfYourOwn:
    'Un espace de travail à vous, et une clé pour votre assistant ou votre robot, valable sept jours.',
  nameOfYourAgency: 'Nom de votre agence',
  country: 'Pays',
  suchAsAustraliaGbOr:
    'Par exemple France, BE ou Nouvelle-Zélande. La devise et le fuseau horaire en découlent.',
  yourName: 'Votre nom',
  yourEmailAddress: 'Votre adresse e-mail',
  aLinkThatConfirmsIt: 'Un lien de confirmation arrive par e-mail.',
  sendMeTheLink: 'M’envoyer le lien',
  openYourWorkspace: 'Ouvrez votre espace de travail',
  forAt: 'Pour <b>{email}</b>, <bdi>{agency}</bdi>.',
  aPassword: 'Un mot de passe',
  atLeast12CharactersA:
    'Au moins 12 caractères. Quelques mots sans rapport entre eux se retiennent facilement.',
  openTheWorkspace: 'Ouvrir l’espace de travail',
  yourWorkspaceIsOpen: 'Votre espace de travail est ouvert',
  isYoursAndYouAre: '<bdi>{agency}</bdi> est à vous, et vous êtes connecté.',
  yourTrialKey: 'Votre clé d’essai',
  itWorksForSevenDays:
    'Elle est valable sept jours et n’est montrée que cette fois. Votre assistant se connecte avec elle à',
  sendAFirstBatch: 'Envoyer un premier lot',
  goToTheDesk: 'Aller à l’accueil',
  setUpAlready: 'Déjà configuré',
  theAgenciesHereHaveTheir:
    'Les agences ont ici leurs noms. Connectez-vous, ou demandez un espace de travail à l’exploitant du service (deskhand workspace create).',
  setUpYourAgency: 'Configurez votre agence',
  token: 'Jeton',
  theConsolePrintedItWhen:
    'La console l’a affiché au premier démarrage du service : la fin de l’adresse après « set up ».',
  youSignInWithIt: 'Vous vous connectez avec elle.',
  setUpAndSignIn: 'Configurer et se connecter',
};
