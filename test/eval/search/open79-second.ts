import type { Query } from './score.ts';
import { both, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  country,
  formerly,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  skill,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, as desks in Australia, New Zealand, North America and South Africa type them. */
export const SECOND_OPEN_SIXTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'mental health, Dunedin',
    ask: 'RMNs with AHPRA registration living in Australia or New Zealand',
    fits: both(
      trade('mental health nurse'),
      ticket('AHPRA registration'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'civil labour, Wollongong',
    ask: 'scaffolders and crane operators with white card aus based',
    fits: both(trade('scaffolder', 'crane operator'), ticket('White Card'), country('Australia')),
  },
  {
    by: 'insurance, Durban',
    ask: 'Underwriters, claims handlers and actuaries we have not called in the last six months. Must be open to relocation.',
    fits: both(trade('underwriter', 'claims', 'actuary'), notCalledFor(182), relocates),
  },
  {
    by: 'enterprise systems, Austin',
    ask: 'Salesforce admins/developers or SAP consultants in TX or MA',
    fits: both(trade('salesforce', 'sap consultant'), region('Texas', 'Massachusetts')),
  },
  {
    by: 'temps, Lower Hutt',
    ask: 'need the mobile of Oluwaseyi Lindholm',
    fits: ({ name }) => name === 'Oluwaseyi Lindholm',
  },
  {
    by: 'property law, Geelong',
    ask: 'paralegal or conveyancer for a small firm. Victoria / New South Wales, able to start within 4 weeks',
    fits: both(trade('paralegal', 'conveyancer'), region('Victoria', 'New South Wales'), noticeUpTo(28)),
  },
  {
    by: 'life sciences, Boston',
    ask: 'Reg affairs folks and CRAs, everywhere we have them, except people currently with Novartis or Roche',
    fits: both(trade('regulatory affairs', 'clinical research'), not(at('Novartis', 'Roche'))),
  },
  {
    by: 'bookkeeping, Tauranga',
    ask: 'bookkeepers BAS 5+ years',
    fits: both(trade('bookkeeper'), skill('BAS'), yearsAtLeast(5)),
  },
  {
    by: 'hotels, Cape Town',
    ask: 'hi, lodge just lost two of its team – chefs and receptionists who can start immediately, whatever country they are in',
    fits: both(trade('chef', 'receptionist'), noticeUpTo(0)),
  },
  {
    by: 'structures, Adelaide',
    ask: 'Structural engineers in Adelaide or Hobart (Tekla)',
    fits: nobody,
  },
  {
    by: 'engineering, Sandton',
    ask: 'mechanical + structural engineers, previously Arup or WSP, asking 140,000 AUD tops',
    fits: both(
      trade('mechanical engineer', 'structural engineer'),
      formerly('Arup', 'WSP'),
      payUpTo(140_000, 'AUD'),
    ),
  },
];
