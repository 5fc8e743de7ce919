import type { Query } from './score.ts';
import { both, notCalledFor, type Second, ticket } from './second-world.ts';
import { at, country, not, region, remote, skill, trade, worked } from './truth.ts';

/** Searches over the second people from desks in the United States, New Zealand, Ireland and Germany. */
export const SECOND_OPEN_SIXTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'social services, Lower Hutt',
    ask: 'Social workers w/ case management, anywhere in NZ or Aus',
    fits: both(trade('social worker'), skill('Case management'), country('New Zealand', 'Australia')),
  },
  {
    by: 'locums',
    ask: 'GPs in Ireland or the UK that none of us has called in the last six months, incl. those never called',
    fits: both(trade('gp'), country('Ireland', 'United Kingdom'), notCalledFor(183)),
  },
  {
    by: 'banking desk, Eschborn',
    ask: 'Compliance Officer / AML Analyst with KYC know-how, based in Germany, Austria or Ireland and at the moment employed in a bank',
    fits: both(
      trade('compliance'),
      skill('KYC'),
      country('Germany', 'Austria', 'Ireland'),
      ({ industry }) => industry === 'banking',
    ),
  },
  {
    by: 'CRM practice, Austin',
    ask: 'salesforce admins + devs who work from home, location doesn’t matter',
    fits: both(trade('salesforce'), remote),
  },
  {
    by: 'bot',
    ask: 'job: forklift operator; licence: LF; state: NSW, VIC, QLD',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'clinical trials',
    ask: 'CRAs who’ve done site monitoring and have worked for Roche or Novartis, whether past or present',
    fits: both(trade('clinical research'), skill('Site monitoring'), worked('Roche', 'Novartis')),
  },
  {
    by: 'Queenstown hospo',
    ask: 'chefs or receptionists who are out of a job right now',
    fits: both(trade('chef', 'receptionist'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'insurance, Dublin 2',
    ask: 'Got this in from the insurer: “Hello Orla, we’d like to hire a second motor claims handler as soon as the board lets us. Guidewire is what we run so they need to know it. Ireland first thought, but anybody in the UK is grand as well.”',
    fits: both(trade('claims'), skill('Motor claims', 'Guidewire'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'consulting engineers',
    ask: 'Structurals: NZ, Germany or USA. Skip whoever is with Arup or Aurecon at present, both are clients',
    fits: both(
      trade('structural engineer'),
      country('New Zealand', 'Germany', 'United States'),
      not(at('Arup', 'Aurecon')),
    ),
  },
];
