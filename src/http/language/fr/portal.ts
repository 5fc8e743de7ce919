import type { Catalogue } from '../en/index.ts';

export const portal: Catalogue['portal'] = {
  appsRegisteredHere:
    'Les applications enregistrées ici demandent l’accès aux personnes de toute agence, par OAuth 2.0 avec PKCE. Elles envoient les personnes à <code>{authorize}</code> et obtiennent les jetons de <code>{tokens}</code>.',
  keepThisSecretNow: '<b>{name}</b> : conservez ce secret maintenant, il ne sera plus affiché.',
  clientId: 'Identifiant du client',
  clientSecret: 'Secret du client',
  endsWith: 'se termine par {hint}',
  redirectUris: 'Adresses de redirection (redirect URIs)',
  oneALine:
    'Une par ligne, exactement comme l’application les envoie. https, ou http sur 127.0.0.1 ou localhost.',
  elevatedReviewTier: 'niveau d’examen élevé',
  mayAskFor: 'Peut demander',
  asTheAppAsks: 'Comme l’application le demande, dans scope<hidden> : {name}</hidden>',
  replaceTheSecret: 'Remplacer le secret<hidden> de {name}</hidden>',
  theSecretBefore: 'Le secret actuel est refusé à partir de là. Les jetons restent valables.',
  replaceItNow: 'Le remplacer maintenant<hidden> : le secret de {name}</hidden>',
  delete: 'Supprimer<hidden> {name}</hidden>',
  everyConnectionEnds:
    'Toute connexion avec elle prend fin, dans quelque agence que ce soit. C’est irréversible.',
  deleteItNow: 'La supprimer maintenant<hidden> : {name}</hidden>',
  registerAnApp: 'Enregistrer une application',
  name: 'Nom',
  whatItMayAskFor: 'Ce qu’elle peut demander',
  peopleDecide: 'Qui la connecte décide de ce qu’il lui accorde.',
  registerTheApp: 'Enregistrer l’application',
};
