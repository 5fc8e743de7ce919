import type { Catalogue } from '../en/index.ts';

export const connections: Catalogue['connections'] = {
  connections: 'Verbindungen',
  appsThatPeopleAllowed:
    'Apps und Assistenten, denen Personen der Agentur das Handeln erlaubt haben. Beendete Verbindungen enden mit ihrer nächsten Anfrage.',
  appsThatYouAllowed:
    'Apps und Assistenten, denen Sie das Handeln erlaubt haben. Beendete Verbindungen enden mit ihrer nächsten Anfrage.',
  noneYet:
    'Noch keine. Geben Sie Ihrem Assistenten die Adresse <code>{address}</code>; er fragt Sie dann hier um Erlaubnis.',
  endThisConnectionOfTo: 'Diese Verbindung beenden<hidden>: {userName} mit {clientName}</hidden>',
  itHasChangedNothingYet: 'Sie hat noch nichts geändert.',
  lately: 'In letzter Zeit',
  changeHowWhatLeavesThe:
    'Ändern, wie etwas die Agentur verlässt<hidden>: {userName} mit {clientName}</hidden>',
  mailLinksPublishingAndDeletions: 'E-Mails, Links, Veröffentlichungen, Honorarbedingungen und Löschungen',
  keepThis: 'So beibehalten',
  waitsForAnAdmin: 'wartet auf die Administration',
  elevated: 'erweitert',
  actsFor: 'Handelt für',
  client: 'Client',
  since: 'Seit',
  whatLeavesTheAgency: 'Was die Agentur verlässt',
  whatItMayDoFor: 'Was sie tun darf<hidden>: {userName} mit {clientName}</hidden>',
  connect: '{client} verbinden?',
  chooseAtLeastOnePermission: 'Wählen Sie mindestens eine Berechtigung, oder lehnen Sie ab.',
  asksToActForYou: '<b>{client}</b> möchte für Sie, {user}, bei <b>{account}</b> handeln.',
  whoAsks: 'Wer anfragt',
  theAnswerGoesTo: 'Die Antwort geht an',
  deskhandHasNotCheckedWho:
    'Deskhand hat nicht geprüft, von wem diese App stammt. Fahren Sie nur fort, wenn Sie diese Verbindung gerade selbst begonnen haben.',
  yourAgencyHasAnAdmin:
    'In Ihrer Agentur gibt die Administration neue Verbindungen frei. Sie funktioniert, sobald das geschehen ist.',
  approvalsHoldEitherWay:
    'E-Mails, Links, Veröffentlichungen, Honorarbedingungen und Löschungen. Die Freigaben Ihrer Agentur gelten in jedem Fall.',
  itAlsoAskedForWhat: 'Sie hat auch um das gebeten, was Ihre Rolle nicht hat, und erhält es nicht:',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  anAppRegisteredBy: 'eine App, registriert von {agency}',
  anAppOfItsOwn: 'eine App, die sich selbst registriert hat; ihr Name ist ihre eigene Angabe',
  none: 'Nichts',
  see: 'Sehen',
  seeAndChange: 'Sehen und ändern',
  toChangeMeans: 'Ändern: {more}',
  whatItMayDo: 'Was sie tun darf',
  takeAwayWhatItDoes: 'Nehmen Sie weg, was sie nicht braucht. Sie können sie jederzeit beenden.',
  moneyFiguresAndTheAgency: 'Geld, Zahlen und die Agentur',
  theseShowWhatMostApps: 'Diese zeigen, was die meisten Apps nicht brauchen.',
  new: 'neu',
  seesAndChanges: 'Sieht und ändert: {areas}',
  sees: 'Sieht: {areas}',
  seeArea: 'Sehen: {area}',
  changeArea: 'Anlegen und ändern: {area}',
};

export const areas: Catalogue['areas'] = {
  jobs: 'Stellen',
  candidates: 'Kandidaten mit Kontaktdaten und Lebensläufen',
  applications: 'Bewerbungen und ihre Phasen',
  interviews: 'Gespräche und der Kalender',
  placements: 'Vermittlungen',
  clients: 'Kundenunternehmen und ihre Kontakte',
  submissions: 'Vorschläge an Kunden',
  talent_pools: 'Talentpools',
  documents: 'Dokumente und Unterlagen von Freiberuflern',
  emails: 'E-Mails mit Kandidaten',
  forms: 'Formulare und Telefoninterviews',
  activities: 'Notizen, Anrufe und das Protokoll',
  integrations: 'Integrationen',
  marketplace: 'Angebote, Vorstellungen und Geschäfte auf dem Marktplatz',
  webhooks: 'Webhooks',
  keys: 'API-Schlüssel (nie ihre Geheimnisse)',
};

export const scopes: Catalogue['scopes'] = {
  admin: 'Alles tun, was die Administration der Agentur darf',
  'emails:write': 'E-Mails an Kandidaten im Namen der Agentur senden, planen und abbrechen',
  'submissions:write': 'Kandidaten an Kunden senden und deren Fragen beantworten',
  'marketplace:write': 'Stellen und Kandidaten mit anderen Agenturen teilen und ihnen antworten',
  'webhooks:write': 'Ereignisse der Agentur an andere Systeme senden lassen',
  'keys:write': 'API-Schlüssel erstellen und widerrufen',
  'placements:financials:read': 'Gehälter, Honorare, Sätze, Gewinn und Anteile der Vermittlungen sehen',
  'clients:financials:read': 'Mit Kunden vereinbarte Honorarbedingungen sehen',
  'marketplace:financials:read': 'Gehälter, Honorare und Anteile von Marktplatzgeschäften sehen',
  'placements:contracting:read': 'Zahlungsbedingungen der Kunden und die Bezahlung der Freiberufler sehen',
  'quotas:read': 'Ziele und Umsätze von Beratern, Teams und der Agentur sehen',
  'analytics:read': 'Berichte erstellen und Fragen zu den Zahlen stellen',
  'accounts:read': 'Das Profil der Agentur und ihre Personen sehen',
};
