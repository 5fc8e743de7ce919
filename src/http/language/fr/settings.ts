import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  identityProvider: 'Fournisseur d’identité',
  howItWorks:
    'Les personnes se connectent avec Microsoft Entra, Google Workspace, Okta ou tout autre fournisseur OpenID Connect. Enregistrez-y Deskhand comme application web avec ces adresses.',
  redirectAddress: 'Adresse de redirection',
  logoutAddress: 'Adresse de déconnexion back-channel',
  signInAddress: 'Adresse à laquelle vos personnes se connectent',
  issuer: 'Émetteur (issuer), par exemple https://login.example',
  clientId: 'ID client',
  secretStays: 'Secret client (laissé vide, il est conservé)',
  secretIfAny: 'Secret client, s’il y en a un',
  domains: 'Domaines des adresses e-mail de vos personnes, par exemple agency.example',
  newcomers: 'Une personne de ces domaines que personne n’a encore ajoutée',
  isRefused: 'est refusée',
  becomes: 'devient : {role}',
  passwords: 'Mots de passe et liens de mot de passe',
  workBeside: 'fonctionnent à côté du fournisseur',
  areTurnedOff: 'sont désactivés',
  save: 'Enregistrer',
  removeIt: 'Supprimer le fournisseur d’identité',
};

export const brand: Catalogue['brand'] = {
  howYourAgencyLooks: 'L’apparence de votre agence',
  saved: 'Enregistré. Toute personne qui ouvre une de vos pages la voit ainsi.',
  where:
    'Sur les pages qu’ouvrent les clients, candidats, indépendants et référents de <b>{name}</b>, et sur le site carrières.',
  thePresentLogo: 'Le logo actuel',
  logo: 'Logo',
  logoHint: 'PNG, JPEG ou WebP, {size} ko au plus. Il apparaît sur fond blanc, même sur les pages sombres.',
  noLogo: 'Ne plus afficher de logo',
  ownColour: 'Liens et boutons dans notre propre couleur',
  colour: 'Couleur',
  colourHint: 'Là où elle serait difficile à lire, une nuance plus foncée ou plus claire est utilisée.',
  save: 'Enregistrer',
};

export const settingValues: Catalogue['settingValues'] = {
  team_lead: 'chef d’équipe',
  consultant: 'consultant',
  researcher: 'chargé de recherche',
  finance: 'finance',
  read_only: 'lecture seule',
  stop: 'arrêter',
  warn: 'avertir',
  people: 'personnes',
  credentials: 'personnes, clés et assistants',
};
