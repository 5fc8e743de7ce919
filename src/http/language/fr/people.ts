import type { Catalogue } from '../en/index.ts';

export const people: Catalogue['people'] = {
  people: 'Personnes',
  isAdded: '{name} : personne ajoutée.',
  isChanged: '{name} : modifications enregistrées.',
  getsAMail:
    '{name} reçoit à l’adresse {email} un e-mail avec un lien pour définir un mot de passe et se connecter.',
  giveThisLink:
    'Remettez vous-même ce lien à <b>{name}</b> ; il n’est montré que maintenant. Il fonctionne une fois, jusqu’au {until}, et définit le mot de passe.',
  howPeopleSignIn:
    'Les personnes se connectent avec leur adresse e-mail et un mot de passe qu’elles seules connaissent. Un lien leur permet de le définir. Elles peuvent aussi <provider>se connecter avec le fournisseur d’identité de votre agence</provider>. En plus du mot de passe, <factor>une clé d’accès peut leur être demandée</factor>. Les personnes extérieures voient <brand>le logo et la couleur de votre agence</brand>.',
  partOfAName: 'Partie d’un nom ou d’une adresse e-mail',
  nameOrEmail: 'Nom ou e-mail',
  search: 'Rechercher',
  nobodyIsFound: 'Personne n’a été trouvé.',
  morePeople: 'Plus de personnes',
  role: 'Rôle',
  team: 'Équipe',
  none: 'aucune',
  addSomebody: 'Ajouter une personne',
  name: 'Nom',
  emailAddress: 'Adresse e-mail',
  mailThemALink: 'Lui envoyer par e-mail un lien pour définir un mot de passe et se connecter',
  add: 'Ajouter',
  active: 'active',
  invited: 'invitée',
  paused: 'en pause',
  pausedMeans: 'en pause : rien de ce qui est à elle ne fonctionne',
  hasAPassword: 'a un mot de passe',
  noPasswordYet: 'pas encore de mot de passe',
  change: 'Modifier<hidden> {name}</hidden>',
  status: 'Statut',
  save: 'Enregistrer<hidden> {name}</hidden>',
  mailAPasswordLink: 'Envoyer un lien de mot de passe<hidden> à {name}</hidden>',
  makeAPasswordLink: 'Créer un lien de mot de passe<hidden> pour {name}</hidden>',
};
