import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  not,
  noticeUpTo,
  once,
  pays,
  relocates,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

const noContractors = not(works('contract'));
const noSponsorship = not(rights('requires_sponsorship'));
const settled = rights('citizen', 'permanent_resident');
const outOfWork = ({ betweenJobs }: Third): boolean => betweenJobs;

/** Further searches of the twelve desks over the third people. */
export const THIRD_OPEN_THIRTY_THIRD_MORE: readonly Query<Third>[] = [
  {
    by: 'one line',
    ask: 'sommeliers, WSET, Melb/London/Paris',
    fits: all(trade('sommelier'), cert('WSET Level 4'), near('Melbourne', 'London', 'Paris')),
  },
  {
    by: 'brisbane',
    ask: 'vets that do horses',
    fits: all(trade('vet'), skill('Equine')),
  },
  {
    by: 'kl',
    ask: 'pilot A320, Singapore or Dubai',
    fits: all(trade('pilot'), skill('A320'), near('Singapore', 'Dubai')),
  },
  {
    by: 'denver',
    ask: 'warehouse managers, Chicago or Lyon',
    fits: all(trade('warehouse manager'), near('Chicago', 'Lyon')),
  },
  {
    by: 'milan',
    ask: 'quality responsibles / managers, ex BMW or Bosch',
    fits: all(trade('quality manager'), formerly('BMW', 'Bosch')),
  },
  {
    by: 'belfast',
    ask: 'geologists that once ran a farm',
    fits: all(trade('geologist'), once('farm manager')),
  },
  {
    by: 'hyderabad',
    ask: 'UX, Figma, India or Ireland',
    fits: all(trade('ux designer'), skill('Figma'), country('India', 'Ireland')),
  },

  {
    by: 'nairobi',
    ask: 'Kindly avail names of hotel managers having six years and above who are neither with Accor nor Hilton at the moment.',
    fits: all(trade('hotel manager'), yearsAtLeast(6), not(at('Accor', 'Hilton'))),
  },
  {
    by: 'utrecht',
    ask: 'In-house lawyers or litigators who want no contract work, and who live in Germany, France, Spain or Ireland.',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      noContractors,
      country('Germany', 'France', 'Spain', 'Ireland'),
    ),
  },
  {
    by: 'voicemail',
    ask: 'can you see who we’ve got as teachers, primary or maths, that could be out of where they are inside four weeks',
    fits: all(trade('primary teacher', 'maths teacher'), noticeUpTo(28)),
  },
  {
    by: 'mail chain',
    ask: 'Which loss adjusters or marine underwriters have been with AXA or Allianz, today or at any earlier time?',
    fits: all(trade('loss adjuster', 'marine underwriter'), worked('AXA', 'Allianz')),
  },
  {
    by: 'brisbane',
    ask: 'Land surveyors or agronomists, as long as they’re in WA, Queensland or NZ and don’t want a sponsor off us.',
    fits: all(
      trade('land surveyor', 'agronomist'),
      any(near('Perth', 'Brisbane'), country('New Zealand')),
      noSponsorship,
    ),
  },
  {
    by: 'hyderabad',
    ask: 'Brand manager, SEO, UX designer or video editor based out of India, CTC expectation should be within 40 lakhs.',
    fits: all(
      trade('brand manager', 'seo specialist', 'ux designer', 'video editor'),
      country('India'),
      pays('INR', 0, 4_000_000),
    ),
  },
  {
    by: 'client brief',
    ask: 'Executive assistants who do travel booking, in London, Zurich or Singapore; a second language such as French or German is welcome.',
    fits: all(trade('executive assistant'), skill('Travel booking'), near('London', 'Zurich', 'Singapore')),
  },
  {
    by: 'kl',
    ask: 'Contract drilling engineer or QS got or not? Perth, Houston, Dubai, Singapore, any also okay.',
    fits: all(
      trade('drilling engineer', 'quantity surveyor'),
      works('contract'),
      near('Perth', 'Houston', 'Dubai', 'Singapore'),
    ),
  },

  {
    by: 'client brief',
    ask: 'PROJECT NOTE 4. We refit two hotels over winter and open short of hands. Seeking executive housekeepers or pastry chefs; candidates in Switzerland, France, Spain or Singapore, or those ready to relocate. Three years’ experience. Current staff of Hilton cannot be considered (franchise agreement). French would be warmly received. Staff housing provided.',
    fits: all(
      trade('housekeeping', 'pastry chef'),
      any(country('Switzerland', 'France', 'Spain', 'Singapore'), relocates),
      yearsAtLeast(3),
      not(at('Hilton')),
    ),
  },
  {
    by: 'mail chain',
    ask: 'Hi, me again, last one today I promise. The forwarding people replied at length about their Christmas party and then, at the very bottom: freight forwarders or customs brokers, Hamburg, Auckland, Toronto or Sydney, no more than ten years in so they can be moulded, and nobody who is at DHL. CargoWise a plus. Thx x',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      near('Hamburg', 'Auckland', 'Toronto', 'Sydney'),
      ({ years }: Third) => years !== null && years <= 10,
      not(at('DHL')),
    ),
  },
  {
    by: 'voicemail',
    ask: 'hiya, only a wee message, so the energy ones want wind turbine technicians, with the GWO, they’ll take Ireland, Scotland, Germany or Spain, and it’s a permanent job so no contractors, and I said we’d get back to them by two, so if you could, thanks, thanks, bye',
    fits: all(
      trade('wind turbine technician'),
      cert('GWO'),
      any(country('Ireland', 'Germany', 'Spain'), near('Aberdeen')),
      noContractors,
    ),
  },
  {
    by: 'nairobi',
    ask: 'Dear desk, I hope the rains have spared you. The foundation wishes to engage policy advisers or lecturers. Only citizens or permanent residents shall be considered, and they are to have five years of experience and more. Location is immaterial. They add that econometrics would be desirable although not a must.',
    fits: all(trade('policy adviser', 'lecturer'), settled, yearsAtLeast(5)),
  },
  {
    by: 'denver',
    ask: 'Long story short, the last two hires ghosted them. Now they want production managers or quality managers who are between jobs or could start within two weeks, anywhere, just not anybody on the Siemens payroll. Lean or Kaizen would make my Friday. I’ll buy lunch for whoever finds three.',
    fits: all(
      trade('production manager', 'quality manager'),
      any(outOfWork, noticeUpTo(14)),
      not(at('Siemens')),
    ),
  },
  {
    by: 'utrecht',
    ask: 'Good day, the publisher had a nice lunch with us and now he wants journalists or graphic designers, in Berlin, Madrid, London or Lyon, who speak German, French or Spanish. They may not be working for Reuters, that is his own firm. Experience four years is the minimum. Bicycle parking is available.',
    fits: all(
      trade('journalist', 'graphic designer'),
      near('Berlin', 'Madrid', 'London', 'Lyon'),
      any(speaks('German'), speaks('French'), speaks('Spanish')),
      yearsAtLeast(4),
      not(at('Reuters')),
    ),
  },
  {
    by: 'belfast',
    ask: 'I’ll be honest with you, I’d forgotten about this one till he rang. Microbiologists or QC chemists, with under nine years’ experience, Dublin, Cork, Basel, Lyon or Sydney. He’s not fussy on notice. HPLC would be lovely. And leave Novartis’s current ones where they are, he plays golf with the boss.',
    fits: all(
      trade('microbiologist', 'qc chemist'),
      yearsBelow(9),
      near('Dublin', 'Cork', 'Basel', 'Lyon', 'Sydney'),
      not(at('Novartis')),
    ),
  },
];
