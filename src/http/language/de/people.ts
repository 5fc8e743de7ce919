import type { Catalogue } from '../en/index.ts';

export const people: Catalogue['people'] = {
  people: 'Personen',
  isAdded: '{name} ist hinzugefügt.',
  isChanged: '{name} ist geändert.',
  getsAMail:
    '{name} erhält unter {email} eine E-Mail mit einem Link, um ein Passwort festzulegen und sich anzumelden.',
  giveThisLink:
    'Geben Sie diesen Link selbst an <b>{name}</b>; er wird nur jetzt gezeigt. Er funktioniert einmal, bis {until}, und legt das Passwort fest.',
  howPeopleSignIn:
    'Personen melden sich mit ihrer E-Mail-Adresse und einem Passwort an, das nur sie kennen. Über einen Link legen sie es fest. Sie können sich auch <provider>mit dem Identitätsanbieter Ihrer Agentur anmelden</provider>. Neben dem Passwort kann <factor>ein Passkey verlangt werden</factor>. Außenstehende sehen <brand>das Logo und die Farbe Ihrer Agentur</brand>.',
  partOfAName: 'Teil eines Namens oder einer E-Mail-Adresse',
  nameOrEmail: 'Name oder E-Mail',
  search: 'Suchen',
  nobodyIsFound: 'Niemand gefunden.',
  morePeople: 'Weitere Personen',
  role: 'Rolle',
  team: 'Team',
  none: 'keines',
  addSomebody: 'Jemanden hinzufügen',
  name: 'Name',
  emailAddress: 'E-Mail-Adresse',
  mailThemALink: 'Der Person einen Link mailen, um ein Passwort festzulegen und sich anzumelden',
  add: 'Hinzufügen',
  active: 'aktiv',
  invited: 'eingeladen',
  paused: 'pausiert',
  pausedMeans: 'pausiert: nichts von dieser Person funktioniert',
  hasAPassword: 'hat ein Passwort',
  noPasswordYet: 'noch kein Passwort',
  change: 'Ändern<hidden>: {name}</hidden>',
  status: 'Status',
  save: 'Speichern<hidden>: {name}</hidden>',
  mailAPasswordLink: 'Passwort-Link mailen<hidden> an {name}</hidden>',
  makeAPasswordLink: 'Passwort-Link erstellen<hidden> für {name}</hidden>',
};
