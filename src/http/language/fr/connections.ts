import type { Catalogue } from '../en/index.ts';

export const connections: Catalogue['connections'] = {
  connections: 'Connexions',
  appsThatPeopleAllowed:
    'Les applications et assistants que des personnes de l’agence ont autorisés à agir. Une connexion terminée s’arrête à sa prochaine requête.',
  appsThatYouAllowed:
    'Les applications et assistants que vous avez autorisés à agir. Une connexion terminée s’arrête à sa prochaine requête.',
  noneYet:
    'Il n’y en a pas encore. Donnez à votre assistant l’adresse <code>{address}</code> : il vous demandera ici l’autorisation.',
  endThisConnectionOfTo: 'Mettre fin à cette connexion<hidden> de {userName} à {clientName}</hidden>',
  itHasChangedNothingYet: 'Elle n’a encore rien modifié.',
  lately: 'Récemment',
  changeHowWhatLeavesThe:
    'Modifier la façon dont les choses quittent l’agence<hidden> pour {userName} avec {clientName}</hidden>',
  mailLinksPublishingAndDeletions: 'E-mails, liens, publications, conditions d’honoraires et suppressions',
  keepThis: 'Garder ceci',
  waitsForAnAdmin: 'attend un administrateur',
  elevated: 'étendu',
  actsFor: 'Agit pour',
  client: 'Client',
  since: 'Depuis',
  whatLeavesTheAgency: 'Ce qui quitte l’agence',
  whatItMayDoFor: 'Ce qu’elle peut faire<hidden> pour {userName} avec {clientName}</hidden>',
  connect: 'Connecter {client} ?',
  chooseAtLeastOnePermission: 'Choisissez au moins une autorisation, ou refusez.',
  asksToActForYou: '<b>{client}</b> demande à agir pour vous, {user}, chez <b>{account}</b>.',
  whoAsks: 'Qui demande',
  theAnswerGoesTo: 'La réponse est envoyée à',
  deskhandHasNotCheckedWho:
    'Deskhand n’a pas vérifié qui a créé cette application. Ne continuez que si vous venez de lancer vous-même cette connexion.',
  yourAgencyHasAnAdmin:
    'Dans votre agence, un administrateur approuve les nouvelles connexions. Elle fonctionnera dès que ce sera fait.',
  approvalsHoldEitherWay:
    'E-mails, liens, publications, conditions d’honoraires et suppressions. Les approbations de votre agence s’appliquent dans tous les cas.',
  itAlsoAskedForWhat: 'Elle a aussi demandé ce que votre rôle n’a pas, et ne l’obtiendra pas :',
  allow: 'Autoriser',
  refuse: 'Refuser',
  anAppRegisteredBy: 'une application enregistrée par {agency}',
  anAppOfItsOwn: 'une application qui s’est enregistrée elle-même ; son nom n’est que sa propre déclaration',
  none: 'Rien',
  see: 'Voir',
  seeAndChange: 'Voir et modifier',
  toChangeMeans: 'Modifier : {more}',
  whatItMayDo: 'Ce qu’elle peut faire',
  takeAwayWhatItDoes: 'Retirez ce dont elle n’a pas besoin. Vous pouvez y mettre fin à tout moment.',
  moneyFiguresAndTheAgency: 'Argent, chiffres et agence',
  theseShowWhatMostApps: 'Ces autorisations montrent ce dont la plupart des applications n’ont pas besoin.',
  new: 'nouveau',
  seesAndChanges: 'Voit et modifie : {areas}',
  sees: 'Voit : {areas}',
  seeArea: 'Voir : {area}',
  changeArea: 'Créer et modifier : {area}',
};

export const areas: Catalogue['areas'] = {
  jobs: 'postes',
  candidates: 'candidats, avec leurs coordonnées et leurs CV',
  applications: 'candidatures et leurs étapes',
  interviews: 'entretiens et agenda',
  placements: 'placements',
  clients: 'entreprises clientes et leurs contacts',
  submissions: 'présentations aux clients',
  talent_pools: 'viviers',
  documents: 'documents et pièces des indépendants',
  emails: 'e-mails avec les candidats',
  forms: 'formulaires et entretiens téléphoniques',
  activities: 'notes, appels et journal d’activité',
  integrations: 'intégrations',
  marketplace: 'annonces, mises en relation et affaires de la place de marché',
  webhooks: 'webhooks',
  keys: 'clés d’API (jamais leurs secrets)',
};

export const scopes: Catalogue['scopes'] = {
  admin: 'Faire tout ce qu’un administrateur de l’agence peut faire',
  'emails:write': 'Envoyer, planifier et annuler des e-mails aux candidats au nom de l’agence',
  'submissions:write': 'Présenter des candidats aux clients, et répondre à leurs questions',
  'marketplace:write': 'Partager postes et candidats avec d’autres agences, et leur répondre',
  'webhooks:write': 'Faire envoyer les événements de l’agence à d’autres systèmes',
  'keys:write': 'Créer et révoquer des clés d’API',
  'placements:financials:read': 'Voir les salaires, honoraires, tarifs, marges et parts des placements',
  'clients:financials:read': 'Voir les conditions d’honoraires convenues avec les clients',
  'marketplace:financials:read': 'Voir les salaires, honoraires et parts des affaires de la place de marché',
  'placements:contracting:read':
    'Voir les conditions de paiement des clients et la rémunération des indépendants',
  'quotas:read': 'Voir les objectifs et la facturation des consultants, des équipes et de l’agence',
  'analytics:read': 'Produire des rapports et poser des questions sur les chiffres',
  'accounts:read': 'Voir le profil de l’agence et ses personnes',
};
