import type { Catalogue } from '../en/index.ts';

export const records: Catalogue['records'] = {
  candidate: 'Candidat',
  job: 'Poste',
  client: 'Client',
  application: 'Candidature',
  placement: 'Placement',
  roleDoesNotRead:
    'Votre rôle ne lit pas les fiches de ce type. Adressez-vous à un administrateur de votre agence si vous devez la voir.',
  onRecord: 'Enregistré',
  whatHappened: 'Ce qui s’est passé',
  notRead: 'Votre rôle ne le lit pas.',
  nothingYet: 'Rien pour l’instant.',
  readIt: 'Lire',
  earlier: 'Plus tôt',
  andMore: 'et d’autres, que l’interface pour les programmes énumère',
  candidates: 'Candidats',
  jobs: 'Postes',
  placements: 'Placements',
  interviews: 'Entretiens',
  interview: 'Entretien',
  people: 'Personnes',
  since: 'depuis {moment}',
};
