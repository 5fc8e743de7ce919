import type { Catalogue } from '../en/index.ts';

export const records: Catalogue['records'] = {
  candidate: 'Kandidat',
  job: 'Stelle',
  client: 'Kunde',
  application: 'Bewerbung',
  placement: 'Vermittlung',
  roleDoesNotRead:
    'Ihre Rolle liest Einträge dieser Art nicht. Fragen Sie die Administration Ihrer Agentur, wenn Sie ihn sehen müssen.',
  onRecord: 'Eingetragen',
  whatHappened: 'Was geschehen ist',
  notRead: 'Ihre Rolle liest das nicht.',
  nothingYet: 'Noch nichts.',
  readIt: 'Lesen',
  earlier: 'Früheres',
  andMore: 'und weitere, die die Schnittstelle für Programme auflistet',
  candidates: 'Kandidaten',
  jobs: 'Stellen',
  placements: 'Vermittlungen',
  interviews: 'Gespräche',
  interview: 'Gespräch',
  people: 'Personen',
  since: 'seit {moment}',
};
