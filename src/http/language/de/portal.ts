import type { Catalogue } from '../en/index.ts';

export const portal: Catalogue['portal'] = {
  appsRegisteredHere:
    'Hier registrierte Apps bitten Personen jeder Agentur um Zugriff, mit OAuth 2.0 und PKCE. Sie schicken Personen zu <code>{authorize}</code> und holen Token von <code>{tokens}</code>.',
  keepThisSecretNow:
    '<b>{name}</b>: Bewahren Sie dieses Geheimnis jetzt auf, es wird nicht noch einmal gezeigt.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Geheimnis',
  endsWith: 'endet auf {hint}',
  redirectUris: 'Weiterleitungsadressen (redirect URIs)',
  oneALine: 'Eine je Zeile, genau wie die App sie sendet. https, oder http auf 127.0.0.1 oder localhost.',
  elevatedReviewTier: 'erweiterte Prüfstufe',
  mayAskFor: 'Darf bitten um',
  asTheAppAsks: 'Wie die App darum bittet, in scope<hidden>: {name}</hidden>',
  replaceTheSecret: 'Geheimnis ersetzen<hidden>: {name}</hidden>',
  theSecretBefore: 'Das jetzige Geheimnis wird von da an abgelehnt. Token gelten weiter.',
  replaceItNow: 'Jetzt ersetzen<hidden>: das Geheimnis von {name}</hidden>',
  delete: 'Löschen<hidden>: {name}</hidden>',
  everyConnectionEnds:
    'Jede Verbindung damit endet, in welcher Agentur sie auch besteht. Das lässt sich nicht zurücknehmen.',
  deleteItNow: 'Jetzt löschen<hidden>: {name}</hidden>',
  registerAnApp: 'Eine App registrieren',
  name: 'Name',
  whatItMayAskFor: 'Worum sie bitten darf',
  peopleDecide: 'Wer sie verbindet, entscheidet, wie viel davon sie erhält.',
  registerTheApp: 'Die App registrieren',
};
