import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  nobody,
  not,
  noticeUpTo,
  once,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

const EU = country('Ireland', 'Germany', 'France', 'Spain');
const noContractors = not(works('contract'));
const noSponsorship = not(rights('requires_sponsorship'));
const settled = rights('citizen', 'permanent_resident');
const outOfWork = ({ betweenJobs }: Third): boolean => betweenJobs;
const inPostSince =
  (year: number) =>
  ({ since, betweenJobs }: Third): boolean =>
    since !== null && since <= year && !betweenJobs;

/** Searches of twelve desks around the world over the third people. */
export const THIRD_OPEN_THIRTY_THIRD: readonly Query<Third>[] = [
  {
    by: 'one line',
    ask: 'pastry chefs - Zurich, London',
    fits: all(trade('pastry chef'), near('Zurich', 'London')),
  },
  { by: 'denver', ask: 'MSLs with a PhD', fits: all(trade('medical science liaison'), cert('PhD')) },
  {
    by: 'belfast',
    ask: 'pilots flying for Ryanair or Emirates',
    fits: all(trade('pilot'), at('Ryanair', 'Emirates')),
  },
  {
    by: 'one line',
    ask: 'journos, NYC + London',
    fits: all(trade('journalist'), near('New York', 'London')),
  },
  {
    by: 'hyderabad',
    ask: 'QS for UAE / Singapore location',
    fits: all(trade('quantity surveyor'), country('United Arab Emirates', 'Singapore')),
  },
  {
    by: 'belfast',
    ask: 'farm managers, Ireland or NZ',
    fits: all(trade('farm manager'), country('Ireland', 'New Zealand')),
  },
  { by: 'brisbane', ask: 'geos who run Leapfrog', fits: all(trade('geologist'), skill('Leapfrog')) },
  {
    by: 'one line',
    ask: 'video editors, not from Netflix',
    fits: all(trade('video editor'), not(at('Netflix'))),
  },
  {
    by: 'utrecht',
    ask: 'executive assistants, 100% home office',
    fits: all(trade('executive assistant'), remote),
  },
  {
    by: 'milan',
    ask: 'technicians of wind turbines, Spain or Germany',
    fits: all(trade('wind turbine technician'), country('Spain', 'Germany')),
  },
  { by: 'milan', ask: 'buyers ex H&M or Zara', fits: all(trade('buyer'), formerly('H&M', 'Zara')) },
  { by: 'nairobi', ask: 'dentists doing implants', fits: all(trade('dentist'), skill('Implants')) },
  {
    by: 'mail chain',
    ask: 'part-time conveyancers?',
    fits: all(trade('conveyancer'), works('part_time')),
  },
  {
    by: 'kl',
    ask: 'freight forwarder, SG or Sydney',
    fits: all(trade('freight forwarder'), near('Singapore', 'Sydney')),
  },
  {
    by: 'hyderabad',
    ask: 'pharmacovigilance Argus Bangalore Mumbai',
    fits: all(trade('pharmacovigilance'), skill('Argus'), near('Bangalore', 'Mumbai')),
  },

  {
    by: 'brisbane',
    ask: 'Who’s keen to move? Mining engineers and drilling engineers, whatever part of the world.',
    fits: all(trade('mining engineer', 'drilling engineer'), relocates),
  },
  {
    by: 'utrecht',
    ask: 'Warehouse managers or terminal operations managers with minimum six years, and no contractors please.',
    fits: all(trade('warehouse manager', 'port operations'), yearsAtLeast(6), noContractors),
  },
  {
    by: 'mail chain',
    ask: 'Have we anybody with ACII or ACILA to their name, either marine underwriting or loss adjusting?',
    fits: all(trade('marine underwriter', 'loss adjuster'), any(cert('ACII'), cert('ACILA'))),
  },
  {
    by: 'client brief',
    ask: 'Landscape architects or town planners in Vancouver, Bristol, Auckland or Melbourne for whom no sponsorship is needed.',
    fits: all(
      trade('landscape architect', 'town planner'),
      near('Vancouver', 'Bristol', 'Auckland', 'Melbourne'),
      noSponsorship,
    ),
  },
  {
    by: 'denver',
    ask: 'Brand managers who’ve got L’Oréal or Unilever on the resume, doesn’t matter if it’s the current gig or three gigs ago',
    fits: all(trade('brand manager'), worked('L’Oréal', 'Unilever')),
  },
  {
    by: 'milan',
    ask: 'I need UX designers or graphic designers which live in Germany, Ireland or France but are not at Ogilvy now.',
    fits: all(
      trade('ux designer', 'graphic designer'),
      country('Germany', 'Ireland', 'France'),
      not(at('Ogilvy')),
    ),
  },
  {
    by: 'kl',
    ask: 'Dubai side got hotel manager or housekeeping manager? Sous chef also can consider.',
    fits: all(trade('hotel manager', 'housekeeping', 'sous chef'), near('Dubai')),
  },
  {
    by: 'voicemail',
    ask: 'children’s social workers, child protection and that, who’ve done court reports and have five years or more behind them',
    fits: all(trade('child protection social worker'), skill('Court reports'), yearsAtLeast(5)),
  },
  {
    by: 'mail chain',
    ask: 'Postdocs/research fellows with CRISPR or flow cytometry under their belt, wherever they may be living',
    fits: all(trade('research fellow'), any(skill('CRISPR'), skill('Flow cytometry'))),
  },
  {
    by: 'brisbane',
    ask: 'Aircraft engineers that are after contract work. B737 or A320, not fussed which.',
    fits: all(trade('aircraft engineer'), works('contract'), any(skill('B737'), skill('A320'))),
  },
  {
    by: 'nairobi',
    ask: 'We are in need of agronomists who have worked with Syngenta or Fonterra before but have since left them.',
    fits: all(trade('agronomist'), formerly('Syngenta', 'Fonterra'), not(at('Syngenta', 'Fonterra'))),
  },
  {
    by: 'denver',
    ask: 'Odd career path alert: quality managers who started out as conveyancers. Do we have those?',
    fits: all(trade('quality manager'), once('conveyancer')),
  },
  {
    by: 'belfast',
    ask: 'Anybody at all in drilling or wind that’s sitting without a job this minute',
    fits: all(trade('drilling engineer', 'wind turbine technician'), outOfWork),
  },
  {
    by: 'hyderabad',
    ask: 'Production or quality managers, Six Sigma certified (green belt or black belt, any), notice upto 60 days.',
    fits: all(
      trade('production manager', 'quality manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
      noticeUpTo(60),
    ),
  },
  {
    by: 'utrecht',
    ask: 'Lawyers, litigation or in-house, who speak French, Spanish or German, one of them suffices.',
    fits: all(trade('lawyer'), any(speaks('French'), speaks('Spanish'), speaks('German'))),
  },

  {
    by: 'client brief',
    ask: 'WHO WE ARE: a family of four restaurants that takes food and Mondays off seriously. WHO YOU ARE: a head chef or sous chef, living in London, Dublin, Paris, Munich or Barcelona, four years’ experience as a minimum. You aren’t presently at Hilton. HACCP and allergen knowledge get you a biscuit. Staff meals, tips shared.',
    fits: all(
      trade('head chef', 'sous chef'),
      near('London', 'Dublin', 'Paris', 'Munich', 'Barcelona'),
      yearsAtLeast(4),
      not(at('Hilton')),
    ),
  },
  {
    by: 'mail chain',
    ask: 'FYI both, from the school trust (I cut the small talk): “...and so for January we will require primary teachers or maths teachers holding Qualified Teacher Status, located in the UK, the Emirates or New Zealand. We regret that we are unable to offer sponsorship.” Anyone? Pat is out till Thursday so reply to me.',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      country('United Kingdom', 'United Arab Emirates', 'New Zealand'),
      noSponsorship,
    ),
  },
  {
    by: 'voicemail',
    ask: 'hello hello, it’s Gerry, I’ve about one bar of signal, the lab crowd in Cork were on, microbiologist or a QC chemist, either would do, they’ve to be in Ireland or else Switzerland or France, GMP on the CV, and I don’t want Pfizer’s own people because it’s Pfizer’s neighbours asking, right, good luck',
    fits: all(
      trade('microbiologist', 'qc chemist'),
      country('Ireland', 'Switzerland', 'France'),
      skill('GMP'),
      not(at('Pfizer')),
    ),
  },
  {
    by: 'hyderabad',
    ask: 'Hi, pfb the JD in short as portal is not opening from my side. SEO specialist / SEO manager or UX designer, budget not fixed, exp 3+ years, candidate can sit anywhere since it is permanent remote, only thing is he or she must be already working remote. Client prefers Figma for UX but can be relaxed.',
    fits: all(trade('seo specialist', 'ux designer'), yearsAtLeast(3), remote),
  },
  {
    by: 'nairobi',
    ask: 'Greetings. Further to our conversation yesterday in the lift, the port authority is looking for terminal operations managers or customs brokers. They must be conversant with the work for five years and over, and be resident in Singapore, Germany, Australia or Spain. Those at Kuehne+Nagel are conflicted, kindly omit them.',
    fits: all(
      trade('port operations', 'customs broker'),
      yearsAtLeast(5),
      country('Singapore', 'Germany', 'Australia', 'Spain'),
      not(at('Kuehne+Nagel')),
    ),
  },
  {
    by: 'kl',
    ask: 'hi dear, you free or not? need your help jap. client want marine underwriter or the insurance loss adjuster, London or Singapore or Brisbane can, Dublin oso can. must be able to leave current company within 2 months. cargo is good to have nia. don’t give me Chubb people ya, they just came from there.',
    fits: all(
      trade('marine underwriter', 'loss adjuster'),
      near('London', 'Singapore', 'Brisbane', 'Dublin'),
      noticeUpTo(61),
      not(at('Chubb')),
    ),
  },
  {
    by: 'denver',
    ask: 'OK so the call ran an hour and I got about one useful minute out of it. They want geologists or mining engineers, in Canada or Australia, who’ve been in their current seat since 2023 or longer, so not job-hoppers, and they’d rather not have anyone out of BHP today. First Class ticket is gravy.',
    fits: all(
      trade('geologist', 'mining engineer'),
      country('Canada', 'Australia'),
      inPostSince(2023),
      not(at('BHP')),
    ),
  },
  {
    by: 'utrecht',
    ask: 'Hello, I have here next to me the director of the construction bureau and she asks for quantity surveyors or land surveyors, located in the EU, the UK or Australia, and with not less than five years. It is for employment so no contractors. MRICS we find nice, but if they have it not, also good.',
    fits: all(
      trade('quantity surveyor', 'land surveyor'),
      any(EU, country('United Kingdom', 'Australia')),
      yearsAtLeast(5),
      noContractors,
    ),
  },
  {
    by: 'brisbane',
    ask: 'Righto, before I knock off. Vet clinics up the coast and a dentist place are both screaming. So vets or dentists, in Australia or New Zealand or willing to relocate from wherever, and I only want citizens and permanent residents because the last visa job took eleven months of my life.',
    fits: all(trade('vet', 'dentist'), any(country('Australia', 'New Zealand'), relocates), settled),
  },
  {
    by: 'milan',
    ask: 'Good afternoon, I resume what the fashion client said at lunch. They want a store manager or a buyer, living in Spain, France, Germany or Ireland, with experience of five years at least. Not from Zara, because they are suing each other, I mean who works there today. Italian or Spanish is a plus, not necessary.',
    fits: all(trade('store manager', 'buyer'), EU, yearsAtLeast(5), not(at('Zara'))),
  },
  {
    by: 'belfast',
    ask: 'Well, what about ye. Department’s been on, wants policy advisers or town planners, they can be in Dublin, London, Bristol or Toronto, and they’d have to be free in four weeks or sooner. Contract or permanent, they’re easy. Somebody good with ministerial briefings would suit, but sure we’ll take what we get.',
    fits: all(
      trade('policy adviser', 'town planner'),
      near('Dublin', 'London', 'Bristol', 'Toronto'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'client brief',
    ask: 'Vacancy text (internal version, do not post): Medical science liaison or drug safety associate. Five years or more. Ireland, Spain, Switzerland or the United States. Candidates at Roche are off limits to us under the settlement; candidates who left Roche are fine. Oncology is desirable. Car, pension, good canteen.',
    fits: all(
      trade('medical science liaison', 'pharmacovigilance'),
      yearsAtLeast(5),
      country('Ireland', 'Spain', 'Switzerland', 'United States'),
      not(at('Roche')),
    ),
  },
  {
    by: 'voicemail',
    ask: 'yeah hi it’s Bex, sorry about the noise, there’s a digger, so I need lecturers or research fellows, with the PhD, that’s the one thing they won’t budge on, and in Australia, New Zealand, Ireland or Canada, and not the Monash ones, cheers, oh and grant writing would be cool but yeah, whatever',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Australia', 'New Zealand', 'Ireland', 'Canada'),
      not(at('Monash University')),
    ),
  },
  {
    by: 'mail chain',
    ask: 'Colleagues, the message below arrived in the wrong inbox, so apologies for the delay. The production house asks us for contract video editors, journalists or graphic designers, London, New York, Berlin, Madrid, Melbourne or Mumbai. Freelance and contract only, they have no headcount. Please do not contact the BBC’s current staff. Warmly, Ines',
    fits: all(
      trade('video editor', 'journalist', 'graphic designer'),
      works('contract'),
      near('London', 'New York', 'Berlin', 'Madrid', 'Melbourne', 'Mumbai'),
      not(at('BBC')),
    ),
  },
  { by: 'one line', ask: 'blockchain developers in Lyon', fits: nobody },
];
