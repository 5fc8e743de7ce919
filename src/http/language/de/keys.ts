import type { Catalogue } from '../en/index.ts';

export const keys: Catalogue['keys'] = {
  keys: 'Schlüssel',
  theSecretOf:
    'Das Geheimnis von {name}, nur dieses eine Mal gezeigt. Bewahren Sie es auf, wo es sonst niemand liest.',
  theKey: 'diesem Schlüssel',
  keysLetPrograms:
    'Mit Schlüsseln handeln Programme in der Agentur, mit den Rechten, die jeder erhalten hat.',
  aBotWithoutAPerson: 'Ein Bot ohne Person erhält ein <link>Dienstkonto</link>.',
  roleDoesNotRead: 'Ihre Rolle liest keine Schlüssel. Bitten Sie die Administration um einen.',
  thereAreNone: 'Es gibt keine.',
  earlierKeys: 'Frühere Schlüssel',
  active: 'aktiv',
  revoked: 'widerrufen',
  expired: 'abgelaufen',
  test: 'Test',
  trial: 'Probe',
  actsFor: 'Handelt für',
  theAgency: 'die Agentur',
  lastUsed: 'Zuletzt verwendet',
  never: 'nie',
  usedFrom: '{moment}, von {address}',
  ends: 'Endet',
  whenItIsRevoked: 'wenn er widerrufen wird',
  secret: 'Geheimnis',
  endsWith: 'endet auf {hint}',
  endsWithAndBefore: 'endet auf {hint}; das vorige funktioniert bis {moment}',
  whatItMayDo: 'Was damit erlaubt ist<hidden>: {name}</hidden>',
  newSecret: 'Neues Geheimnis geben<hidden>: {name}</hidden>',
  revoke: 'Widerrufen<hidden>: {name}</hidden>',
  makeAKey: 'Einen Schlüssel erstellen',
  whatItIsFor: 'Wofür er ist',
  me: 'mich',
  theAgencyItself: 'die Agentur selbst',
  lastDay: 'Letzter Tag',
  withoutOne: 'Ohne einen funktioniert er, bis er widerrufen wird.',
  makeTheKey: 'Schlüssel erstellen',
};

export const serviceAccounts: Catalogue['serviceAccounts'] = {
  serviceAccounts: 'Dienstkonten',
  whatItIs:
    'Ein Dienstkonto ist ein Programm der Agentur, das für keine Person handelt und in Aktivitäten unter seinem eigenen Namen erscheint. Für ein Programm, das für eine Person handelt, erstellen Sie einen <link>Schlüssel</link>.',
  earlier: 'Frühere Dienstkonten',
  asksForTokens:
    '<b>{name}</b> fordert bei <code>{address}</code> Zugriffstoken an (client_credentials), mit der client_id',
  andAnAssertion: 'und einer Assertion, signiert mit einem Schlüssel unter {address} (private_key_jwt).',
  andAnAssertionOwn: 'und einer Assertion, signiert mit einem seiner eigenen Schlüssel (private_key_jwt).',
  andThisSecret:
    'und diesem Geheimnis, nur dieses eine Mal gezeigt. Bewahren Sie es auf, wo es sonst niemand liest.',
  boundedAs: 'Begrenzt wie',
  clientId: 'client_id',
  provesItselfBy: 'Weist sich aus durch',
  bySecret: 'ein Geheimnis, das auf {hint} endet',
  byKeys: 'eigene Schlüssel',
  byKeysAt: 'eigene Schlüssel unter {address}',
  secretBefore: '{how}; das vorige Geheimnis funktioniert bis {moment}',
  set: 'Festlegen<hidden>, was von {name} wartet</hidden>',
  revokeForGood: 'Endgültig widerrufen<hidden>: {name}</hidden>',
  waitsForApproval: 'Wartet auf Freigabe',
  waitsForApprovalOf: 'Wartet auf Freigabe<hidden>: {name}</hidden>',
  makeAServiceAccount: 'Ein Dienstkonto erstellen',
  nameAsShown: 'Name, wie Aktivitäten ihn zeigen',
  addressOfKeys: 'Adresse seiner öffentlichen Schlüssel',
  aProgramThatSigns:
    'Für ein Programm, das mit einem eigenen Schlüssel signiert. Ohne Adresse erhält es ein Geheimnis.',
  makeTheServiceAccount: 'Dienstkonto erstellen',
};
