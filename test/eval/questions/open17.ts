/**
 * Questions of people in nine kinds of work at an agency, by an author who had seen neither the rules nor this agency. What is answered
 * of them is reckoned; of the others the author's words tell what a right answer would hold, and an answer counts as wrong until it is.
 */
import {
  at,
  billingsByPerson,
  both,
  contract,
  count,
  countIn,
  credited,
  creditedTo,
  daysToFill,
  eitherFigures,
  industryOf,
  interviewsIn,
  jobOf,
  live,
  mean,
  mine,
  money,
  names,
  not,
  ofTeam,
  perm,
  placements,
  type Question,
  ranked,
  ranking,
  reached,
  refusal,
  SPANS as S,
  type Span,
  stageNow,
  submittedIn,
  table,
  tableOf,
  told,
  within,
} from './reckon.ts';
import {
  any,
  aud,
  by,
  clientOf,
  DAYS,
  fell,
  inCurrencies,
  months,
  openedIn,
  percentOf,
  q,
  since,
  target,
  teamOf,
  value,
} from './terms.ts';
import { APPLICATIONS, PEOPLE, type PlacementFact, TEAMS, TODAY } from './world.ts';

const FY_SO_FAR: Span = { from: '2026-07-01', to: TODAY };
const TO_DATE: Span = { from: '2026-01-01', to: TODAY };
const THEN: Span = { from: '2025-01-01', to: '2025-08-20' };
const YEAR_BACK: Span = { from: '2025-08-21', to: TODAY };
const WEEK: Span = { from: '2026-08-17', to: TODAY };
const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
const away = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const sourceOf = (p: PlacementFact): string =>
  APPLICATIONS.find(({ key }) => key === p.application)?.source ?? '';
/** The title of the job that was placed last. */
const lastBy = (day: 'offer' | 'start', test: (p: PlacementFact) => boolean): string =>
  jobOf(placements(test).sort((a, b) => (a[day] < b[day] ? 1 : -1))[0] as PlacementFact).title;
/** Candidates submitted for each placement of a team. */
const perPlacement = (span: Span): Record<string, number> =>
  Object.fromEntries(
    TEAMS.map((team) => [
      team,
      submittedIn(span).filter(({ owner }) => teamOf(owner) === team).length /
        placements((p) => ofTeam(team)(p) && within(span, p.offer)).length,
    ]),
  );

/** Rules are mended by these. */
export const OPEN17: readonly Question[] = [
  q(
    'How much perm fee income have we booked so far this financial year?',
    money(inCurrencies(FY_SO_FAR, perm, value, sum)),
  ),
  q(
    'are we ahead or behind this time last year',
    told(
      'Placement fees year to date against the same span of the previous year (same day count, not the full year), difference in AUD and per cent; states which measure it took',
    ),
  ),
  q(
    'Top 3 consultants by fees this quarter pls',
    ranked(...billingsByPerson(S.thisQuarter, 'AUD').map((one) => ranking(one).slice(0, 3))),
  ),
  q(
    'Which placements made in the past month still have no start date recorded?',
    told(
      'List of placements created in the last month (30 days or last calendar month, stated) with an empty start date: candidate, client, job, consultant; and the count',
    ),
  ),
  by(
    'mia',
    'who in my team hasnt sent a single CV this week?',
    names(
      PEOPLE.filter(
        ({ key, team }) => team === 'Technology' && !submittedIn(WEEK).some(({ owner }) => owner === key),
      ).map(({ name }) => name),
    ),
  ),
  by(
    'sam',
    'what are my interviews tomorrow',
    count(
      interviewsIn({ from: '2026-08-21', to: '2026-08-21' }).filter(({ of }) => of.owner === 'sam').length,
    ),
  ),
  by(
    'sam',
    'How many CVs do I have out with clients that nobody has come back to me on?',
    count(
      APPLICATIONS.filter((one) => one.owner === 'sam' && live(one) && stageNow(one) === 'submitted').length,
    ),
  ),
  by(
    'priya',
    'Which submissions have been sitting with the client more than five working days without feedback?',
    told(
      'CV submissions still awaiting client response whose sent date is more than 5 working days ago: candidate, client, job, days waiting, oldest first',
    ),
  ),
  q(
    "What's our average fee percentage on perm deals this year, and is it slipping?",
    eitherFigures(
      ...([any, not(fell)].flatMap((kept) =>
        DAYS.map((day) =>
          [TO_DATE, THEN].map((span) =>
            mean(
              placements((p) => perm(p) && kept(p) && within(span, p[day])).map(
                ({ percent }) => percent ?? 0,
              ),
            ),
          ),
        ),
      ) as [number[], ...number[][]]),
    ),
  ),
  q(
    'How many placements fell over inside guarantee in the last twelve months, and what did it cost us?',
    told(
      'Count of placements with a fall-off during the guarantee period in the trailing 12 months, with the sum of fees refunded/credited or at risk (stated which), in AUD',
    ),
  ),
  q(
    'Guarantee periods ending before the end of this month?',
    count(
      placements((p) => perm(p) && !fell(p) && within({ from: TODAY, to: '2026-08-31' }, away(p.start, 90)))
        .length,
    ),
  ),
  q(
    'Where did the people we actually placed this year come from?',
    table(
      ...DAYS.map((day) =>
        tableOf(
          placements((p) => within(TO_DATE, p[day])),
          sourceOf,
        ),
      ),
    ),
  ),
  q(
    'seek vs indeed, how many applicants turned into interviews last 6 months',
    told(
      'For sources Seek and Indeed, over the last 6 months: number of applications and number (and share) of these that reached interview stage, side by side',
    ),
  ),
  q(
    "Which clients have given us roles this year but we've not filled a single one?",
    names(
      [...new Set(openedIn(S.thisYear).map(({ client }) => client))].filter((client) =>
        placements(at(client)).every((p) => !within(S.thisYear, p.offer)),
      ),
    ),
  ),
  q(
    'How dependent are we on our five biggest accounts?',
    told(
      'Share of total fees over the last 12 months (or current financial year, stated) from the five highest-fee clients, each named with amount and share',
    ),
  ),
  q(
    'Total GBP placements since January, leave in pounds dont convert',
    told(
      'Sum (and count) of placement fees held in GBP since 1 January of the current year, stated in GBP, not converted',
    ),
  ),
  by(
    'mia',
    "who's below 50% of target with the quarter more than half gone?",
    told(
      "Consultants (asker's team, or all, stated) whose credited fees in the current quarter are under 50% of their quarter target, with amount, target and per cent",
    ),
  ),
  q(
    'How is Sam Lee tracking?',
    eitherFigures(
      [target('sam'), ...aud(credited(S.thisQuarter, mine('sam'))).slice(0, 1)],
      ...aud(credited(S.thisQuarter, mine('sam'))).map((one) => [target('sam'), one]),
    ),
  ),
  by(
    'mia',
    'When did Sam Lee last place somebody, who and where?',
    names(...DAYS.map((day) => [lastBy(day, creditedTo('sam'))])),
  ),
  by(
    'sam',
    'What fee terms do we have with Pacific Bank?',
    told(
      'Fee terms on record for client Pacific Bank: percentage(s) or fixed fee, guarantee length, payment terms, and validity if kept',
    ),
  ),
  q(
    'How much has Pacific Bank paid us in fees, all time, and when was the first deal?',
    told(
      'Sum of fees on all placements at Pacific Bank ever, in AUD, with count and date of the earliest; says it counts booked fees if payments are not kept',
    ),
  ),
  by(
    'sam',
    'who at our end last spoke to pacific bank and when was it',
    told(
      'The most recent activity of type call or meeting (mail named if counted) linked to Pacific Bank: date, person of the agency, type, contact',
    ),
  ),
  by(
    'priya',
    'how many candidates are at interview stage right now across all open roles',
    told(
      'Count of applications currently in stage interview on open jobs (distinct candidates where one has several), whole agency',
    ),
  ),
  by(
    'mia',
    'Which open jobs have nobody at interview yet and are older than 30 days?',
    told(
      'Open jobs opened more than 30 days ago with no application having reached interview (or none currently there, stated): job, client, consultant, age in days',
    ),
  ),
  q(
    'Average time to fill, contract vs perm',
    eitherFigures(
      ...([YEAR_BACK, S.always].flatMap((span) =>
        [0, 1].map((at) => [perm, contract].map((test) => mean(daysToFill(span, test)[at] ?? []))),
      ) as [number[], ...number[][]]),
    ),
  ),
  by(
    'mia',
    'Where do we lose most people in the process?',
    told(
      'Drop from stage to stage (sourced to submitted, submitted to interview, interview to offer, offer to placed) over a stated period, with rates, the stage with the largest loss named; or rejections by stage',
    ),
  ),
  q(
    'Offers out and not signed, total fee value if they all land?',
    told(
      'Offers currently pending (extended, not accepted or declined): count, list, and sum of expected fees in AUD, saying how a fee was estimated where not recorded',
    ),
  ),
  q(
    "Based on what's at offer and interview now, what might we bill this month?",
    told(
      'Forecast: expected fees of applications in offer and interview weighted by historic conversion or stated probabilities, plus what is booked this month; assumptions given, called an estimate',
    ),
  ),
  q(
    'How many contractors are on assignment today, and what weekly margin does that give us?',
    told(
      'Count of contractors with a contract running today and the sum of their weekly margin (hourly or daily margin turned to weekly with stated hours), in AUD',
    ),
  ),
  by(
    'mia',
    "Who's rolling off in the next 30 days?",
    count(
      placements(
        (p) =>
          contract(p) &&
          !fell(p) &&
          ofTeam('Technology')(p) &&
          p.ends !== null &&
          within({ from: '2026-08-21', to: '2026-09-18' }, p.ends),
      ).length,
    ),
  ),
  q(
    'Which working contractors have a right to work document that has run out or will within 60 days?',
    told(
      'Active contractors whose right-to-work paper is expired or expires within 60 days from today: name, client, document, expiry date, expired ones first',
    ),
  ),
  q(
    'whose insurance cert lapses next month',
    told(
      'Contractors (active) with an insurance certificate whose expiry falls in the next calendar month: name, client, expiry date',
    ),
  ),
  q(
    "Were any CVs sent last month with no record of the candidate's consent?",
    told(
      'CV submissions in the last calendar month for candidates without recorded consent (dated before sending): candidate, client, sender, date; if consent is not kept, says so',
    ),
  ),
  q(
    'How many new candidates did we add each month since January?',
    table(
      tableOf(
        APPLICATIONS.filter(({ stages }) => (stages[0]?.on ?? '') >= '2026'),
        ({ stages }) => (stages[0]?.on ?? '').slice(0, 7),
      ),
    ),
  ),
  q(
    'What industries are we placing into most these days?',
    table(
      ...DAYS.map((day) =>
        tableOf(
          placements((p) => within(YEAR_BACK, p[day])),
          (p) => industryOf(clientOf(p)),
        ),
      ),
    ),
  ),
  q(
    "What's the perm contract mix, by deals and by dollars?",
    told(
      'Placements by type permanent and contract: share of count and share of fees/margin in AUD, over a stated period (e.g. current financial year)',
    ),
  ),
  by('mia', 'How many calls did my lot make yesterday', count(0)),
  q(
    'Do the people who make the most calls actually bill more?',
    told(
      'Per consultant over a stated period: calls count and credited fees side by side, and whether the two go together (rank or correlation), without claiming cause',
    ),
  ),
  by('sam', "Which of my clients haven't I contacted in 60 days?", names([])),
  by(
    'priya',
    'How many people in the Data Engineers talent pool, and how many have we talked to in the past quarter?',
    told(
      'Number of members in talent pool Data Engineers and how many have an activity (call, mail or meeting) in the last 3 months; says so if no such pool exists',
    ),
  ),
  by(
    'priya',
    "what's our biggest talent pool",
    told('Talent pool with the most members, its name and count (the next ones may follow)'),
  ),
  by(
    'priya',
    'has anyone in a talent pool been placed this year? which pools',
    told(
      'Placements of the current year to date whose candidate is a member of a talent pool, counted by pool, ranked',
    ),
  ),
  q(
    'Which partner agency sends us candidates that actually get interviews?',
    told(
      'For each partner agency on the marketplace: candidates shared to us, how many reached interview, rate, ranked; over a stated period',
    ),
  ),
  q(
    'Split deals: how many placements this FY had more than one consultant on the credit?',
    told(
      'Count and share of placements in the current financial year with two or more credited consultants, with total fees',
    ),
  ),
  q(
    'whats the total fee on placements made in March versus invoiced in March?',
    told(
      'Sum of fees on placements dated in (the latest) March; the invoiced sum for March if invoices are kept, else says plainly that invoicing is not recorded',
    ),
  ),
  by(
    'mia',
    'jobs we lost to a competitor or that client filled internally this year, count by reason',
    told(
      'Jobs closed unfilled in the current year to date by closing reason: counts, ranked; missing reasons shown',
    ),
  ),
  by(
    'sam',
    'Which of my roles is closest to a deal?',
    told(
      "Asker's open jobs ranked by furthest application stage (offer before interview), with candidate and next step date",
    ),
  ),
  by('sam', 'what about the same thing but only for contract?', refusal),
  q('ok now take out the ones that fell off', refusal),
  q(
    'revnue by team last qtr',
    told(
      'Fees (permanent fees plus contract margin, stated) per team for the last complete quarter, in AUD, ranked, with total',
    ),
  ),
  by(
    'mia',
    'plcmnts ths mnth v last mnth',
    eitherFigures(
      ...(DAYS.map((day) =>
        [S.thisMonth, S.lastMonth].map(
          (span) => placements((p) => ofTeam('Technology')(p) && within(span, p[day])).length,
        ),
      ) as [number[], ...number[][]]),
    ),
  ),
  by(
    'priya',
    'Which candidates are in process for more than one client at the moment?',
    told(
      'Candidates with active applications (submitted, interview or offer) at two or more different clients now: name, clients, stages',
    ),
  ),
  q(
    "police checks - who's got one older than 12 months and is still out on assignment",
    told(
      'Active contractors whose police check paper is dated more than 12 months before today: name, client, date of check, oldest first; says so if that paper is not kept',
    ),
  ),
  q(
    'Did anybody get put forward to a client twice by two of our people?',
    told(
      'Same candidate submitted to the same client more than once by different consultants (same job first, other jobs apart): candidate, client, jobs, dates, submitters; or none',
    ),
  ),
  q(
    "How many candidate records haven't been touched in two years?",
    told(
      'Count of candidates with no activity, application or update within the last 2 years (states what it counts as touched)',
    ),
  ),
  q(
    'Worst three clients by submission to placement, minimum 10 CVs sent',
    told(
      'Three clients with the lowest placements per CV submitted over a stated period, only those with 10 or more submissions, with both counts and rate',
    ),
  ),
  q(
    'What does the average salary of our placed finance people look like in Melbourne versus London?',
    told(
      'Average salary of permanent placements in finance roles/industry by Melbourne and London, each in own currency (or converted, stated), with counts, stated period',
    ),
  ),
  q(
    "Highest single fee we've ever charged, to whom and whose deal was it?",
    names(
      ['AUD', 'NZD'].map(
        (unit) =>
          jobOf(
            placements((p) => perm(p) && p.currency === unit).sort(
              (a, b) => b.value - a.value,
            )[0] as PlacementFact,
          ).title,
      ),
    ),
  ),
  by(
    'mia',
    'Who had the most first interviews arranged in October?',
    told(
      'Consultant with the most first-round interviews in the latest October (by interview date or date arranged, stated), count, with runners up',
    ),
  ),
  by(
    'mia',
    'no-shows and cancelled interviews this quarter, how many and by which client',
    told(
      'Interviews with status cancelled or no-show dated in the current quarter, counts of each, by client',
    ),
  ),
  q(
    'How many interviews does it take us to get one placement?',
    eitherFigures(
      ...(countIn(YEAR_BACK).map((n) => [interviewsIn(YEAR_BACK).length, n]) as [number[], ...number[][]]),
    ),
  ),
  q(
    'Which consultants have improved most on last year?',
    told(
      'Consultants ranked by change in credited fees, current year to date against the same span last year, amount and per cent; new joiners noted',
    ),
  ),
  q(
    "What's the average contractor margin per hour in Auckland, and in what currency are we counting?",
    told(
      'Average hourly margin of active contractors at Auckland office/location, in NZD as recorded (conversion stated if made), with number of contractors',
    ),
  ),
  by(
    'mia',
    'What share of our contractors got extended at least once?',
    told(
      'Contractors with one or more extensions (or a successive contract at the same client) divided by all contractors over a stated period; says so if extensions are not recorded',
    ),
  ),
  q(
    'Time from application to first contact, by source',
    told(
      'Average or median time between application (or candidate created) and first logged activity, by source, over a stated period, with counts',
    ),
  ),
  by(
    'priya',
    'how many of the candidates I sourced got to offer this year',
    told(
      'Applications or candidates sourced by the asker in the current year to date that reached offer stage (including later placed), count',
    ),
  ),
  q(
    'How many new clients did we win this half and what have they been worth?',
    told(
      'Clients whose first placement (or first job, stated) falls in the current half year: count, list, total fees in AUD',
    ),
  ),
  q(
    'Give me fees by month for the last 12 months with a running total',
    table(...months('2025-08-21', TODAY)),
  ),
  by(
    'sam',
    'when does the guarantee end for the last person I put into Pacific Bank',
    told(
      "Guarantee end date of the asker's most recent placement at Pacific Bank, with candidate, start date and days left or passed",
    ),
  ),
  by(
    'mia',
    'Which jobs had a candidate pull out at offer in the past quarter?',
    told(
      'Applications where the candidate declined or withdrew at offer stage in the last 3 months: job, client, candidate, reason if recorded',
    ),
  ),
  by(
    'sam',
    'excluding Pacific Bank, how many placements have I done this year',
    count(countIn(S.thisYear, both(creditedTo('sam'), not(at('Pacific Bank'))))),
  ),
  by(
    'priya',
    "Candidates in Brisbane we've interviewed twice or more who never got an offer?",
    told(
      'Candidates located in Brisbane with two or more interviews on record and no offer: name, number of interviews, last interview date',
    ),
  ),
  q('Will the Reserve Bank cut rates before our year end and what does that do to hiring?', refusal),
  by('mia', 'Is anyone in the team thinking of leaving?', refusal),
  by('sam', 'Does the hiring manager at Pacific Bank actually like working with us?', refusal),
  q("what's the market salary for a senior accountant in Manchester right now", refusal),
  q('how many open vacancies for nurses are there in the whole of NSW', refusal),
  q('What will the pound be worth against the Aussie dollar in March?', refusal),
  q('Has any of our contractors been lying about their work history?', refusal),
  by('priya', "who's secretly interviewing with another agency as well?", refusal),
];

/** Kept closed until the rules had been mended by the others. */
export const CLOSED17: readonly Question[] = [
  q(
    'What did the whole business bill last quarter, perm and contract together?',
    told(
      'Total of permanent fees plus contract margin for the last complete calendar/financial quarter, all offices, in AUD, with the two parts shown',
    ),
  ),
  q(
    'Which office made the most money for us in the last 12 months?',
    told(
      'Ranking of offices by fee income (permanent fees plus contract margin where kept) over the trailing 12 months in one currency, the top one named with its amount',
    ),
  ),
  q(
    'List the perm placements over 30k in fees since 1 July, biggest first',
    told(
      'Permanent placements with fee above 30,000 (AUD equivalent) since the most recent 1 July, sorted by fee descending, with candidate, client, date and fee',
    ),
  ),
  by(
    'mia',
    'Has anyone on my team gone a fortnight without logging a client meeting?',
    told(
      "Members of the asker's team with no activity of type meeting linked to a client in the last 14 days, with the date of each one's last such meeting",
    ),
  ),
  by(
    'sam',
    'Anyone of mine interviewing at Pacific Bank this week?',
    count(
      interviewsIn({ from: '2026-08-17', to: '2026-08-23' }).filter(
        ({ of }) => of.owner === 'sam' && jobOf(of).client === 'Pacific Bank',
      ).length,
    ),
  ),
  by(
    'priya',
    'which client is the slowest giving feedback on cvs?',
    told(
      'Ranking of clients by average or median days from CV submission to client response (over a stated period, only answered ones, number of submissions shown), slowest first; pending ones mentioned apart',
    ),
  ),
  q(
    'Median perm fee in AUD for 2024, not the mean, the big exec deals skew it',
    told(
      'Median of permanent placement fees for calendar year 2024, all in AUD equivalent, with the number of placements',
    ),
  ),
  q(
    'how much fee value is still under guarantee right now',
    told(
      'Sum of fees of placements not fallen off whose guarantee end date is today or later, in AUD, with the number of placements',
    ),
  ),
  by(
    'mia',
    'Fall-off rate by consultant, last 12 months, only people with at least 5 placements',
    told(
      'For each consultant with 5 or more placements in the trailing 12 months: fall-offs divided by placements, in per cent, ranked',
    ),
  ),
  q(
    'Is LinkedIn really giving us better candidates than the referrals?',
    told(
      'Compare source LinkedIn with source referral: share of candidates/applications reaching interview and placement (conversion), over a stated period, with the base numbers',
    ),
  ),
  q(
    'clients who used us last year and nothing this year?',
    told(
      "Clients with at least one placement (or job; states which) in the previous year and none in the current year to date, with last year's fees",
    ),
  ),
  q(
    'What share of Q3 income was NZD?',
    told(
      'Fees in NZD for the third quarter (financial or calendar, stated) converted to AUD, divided by all fees of that quarter, per cent; raw NZD sum too',
    ),
  ),
  by(
    'sam',
    'How far am I off my quota for this quarter',
    told(
      "Asker's quota for the current quarter, credited fees achieved to date, the gap in currency and per cent attained",
    ),
  ),
  q(
    'Did any team hit target last month?',
    told(
      "Each team's fees in the last calendar month against its target for that month; those at or above 100% named, or none",
    ),
  ),
  by(
    'mia',
    "Sam Lee's submission to interview ratio over the last 90 days",
    count(
      [...new Set([since('2026-05-23'), since('2026-05-22')])].map((span) => {
        const sent = submittedIn(span).filter(({ owner }) => owner === 'sam');
        return percentOf(sent.filter((one) => reached(one, 'client_interview') !== null).length, sent.length);
      }),
    ),
  ),
  q(
    'What splits did Sam get on deals this FY, just the ones not 100% his',
    told(
      'Placements in the current financial year where Sam Lee has a credit share under 100%: candidate, client, his per cent and amount, the other credited people',
    ),
  ),
  by(
    'sam',
    'pacific bank - how many jobs live and whos working them',
    told('Open jobs of Pacific Bank: count and list with the consultant responsible for each'),
  ),
  by(
    'mia',
    "Out of everyone we've sent to Pacific Bank in the last year, how many got an interview?",
    told(
      'CV submissions to Pacific Bank in the last 12 months: number sent, number reaching interview, the share',
    ),
  ),
  by(
    'sam',
    'How long does Pacific Bank usually take to make up its mind after a final interview?',
    told(
      'Average or median days between last interview and offer (or rejection) for applications at Pacific Bank, number of cases, period stated; says so if too few or final stage is not marked',
    ),
  ),
  by(
    'priya',
    'Give me the pipeline by stage for open jobs',
    told(
      'Count of current applications on open jobs by stage (sourced, submitted, interview, offer, placed; rejected apart)',
    ),
  ),
  by(
    'mia',
    'open reqs with zero submissions??',
    told('Open jobs with no CV submitted to the client: job, client, consultant, date opened, count'),
  ),
  q(
    'How long from first CV sent to offer accepted, typically? Median is fine',
    told(
      "Median days from a placed application's CV submission to offer acceptance (placement if acceptance not kept), over a stated period, whole agency",
    ),
  ),
  by(
    'mia',
    'What per cent of offers got turned down this year?',
    told(
      'Offers declined by candidates divided by offers made (decided ones, pending apart) in the current year to date, with counts',
    ),
  ),
  by(
    'sam',
    'which offers have been out longer than three days with no answer',
    told(
      'Pending offers made more than 3 days ago: candidate, client, job, consultant, days since the offer',
    ),
  ),
  q(
    'at this rate where do we land by 30 June',
    told(
      "Run-rate forecast: fees from the financial year's start to today extrapolated to the next 30 June, in AUD, method stated and called an estimate",
    ),
  ),
  q(
    'contractor margins under 10%, who and which client',
    told(
      'Active contractors whose margin (charge less pay over charge, or as the record gives it) is under 10%: name, client, pay rate, charge rate, margin per cent',
    ),
  ),
  by(
    'sam',
    'any of my contractors finishing before xmas',
    told(
      "Asker's active contractors with end date between today and 24/25 December of this year: name, client, end date",
    ),
  ),
  q(
    'Who is on site at a client with papers missing?',
    told(
      'Contractors with a running assignment and one or more required papers absent: name, client, which papers',
    ),
  ),
  q(
    'How many contractor files are fully complete, as a percentage of everyone currently contracting?',
    told(
      'Active contractors with all required papers present and unexpired divided by all active contractors, per cent and both counts',
    ),
  ),
  q(
    'is the number of new jobs going up or down, last 6 months month by month',
    told('Count of jobs opened per month over the last 6 complete months, with the trend stated'),
  ),
  q(
    'Break our open jobs down by city, leave out anything remote',
    told('Count of open jobs by location/city, jobs marked remote excluded, ranked; unknown location shown'),
  ),
  q(
    'compare Sydney and Melbourne for me, jobs in, placements, fees, last two quarters',
    told(
      'For Sydney and Melbourne offices, each of the last two complete quarters: jobs opened, placements made, fees in AUD, side by side',
    ),
  ),
  by(
    'mia',
    'Calls and meetings per consultant last week, ranked, no resourcers',
    told(
      'Count of activities of type call and of type meeting per consultant in the last full week (Mon-Sun), ranked, people with the resourcer role excluded',
    ),
  ),
  by(
    'sam',
    'candidates i placed who i havent called since they started',
    told(
      "Asker's placed candidates whose start date has passed with no call (activity) by anyone/the asker logged on or after the start date: name, client, start date",
    ),
  ),
  q(
    'How much have we made from marketplace shares and with whom?',
    told(
      'Fees (our share) from placements that came about through marketplace sharing with other agencies, by partner agency, all time or stated period, in AUD',
    ),
  ),
  by(
    'mia',
    "Jobs we've put on the marketplace that are still open, how many cvs has each pulled in?",
    told(
      'Open jobs currently shared on the marketplace with the number of candidates received from other agencies for each',
    ),
  ),
  q(
    "Any placements where credits don't add to 100?",
    told('Placements whose credit shares sum to other than 100%: placement, client, shares, sum; or none'),
  ),
  q(
    'Which placements start next month and what fees come with them?',
    told(
      'Placements with start date in the next calendar month: candidate, client, start date, fee, total in AUD',
    ),
  ),
  by(
    'mia',
    'What do clients give as the main reason when they knock our people back?',
    told(
      'Rejected applications (by client, after submission) by rejection reason over a stated period: count and share, ranked, without a reason shown',
    ),
  ),
  by(
    'sam',
    'how did i do last month compared with the month before - subs, interviews, placements',
    told(
      "Asker's CV submissions, interviews and placements for the last calendar month and the one before, with differences",
    ),
  ),
  q('And the year before?', refusal),
  by('mia', 'same list without Sam', refusal),
  by(
    'priya',
    'intervews 2day?',
    told(
      "Interviews dated today: time, candidate, client, job, consultant; agency-wide or asker's own (stated), cancelled left out",
    ),
  ),
  by(
    'sam',
    'my best client ever??',
    told(
      'Client with the highest total of fees credited to the asker, all time, with amount and number of placements',
    ),
  ),
  by(
    'priya',
    "Is there anybody we rejected for one role last month who's now in play for another?",
    told(
      'Candidates with an application rejected in the last calendar month and another application currently active: name, both jobs, current stage',
    ),
  ),
  q(
    'Which clients have we placed with and no signed terms on file?',
    told(
      'Clients with one or more placements and no fee terms (or none marked signed) on record: client, placements, last placement date',
    ),
  ),
  q(
    'best client for interview rate, at least 8 submissions in the last year',
    told(
      'Client with the highest share of CV submissions reaching interview in the last 12 months among those with 8 or more submissions; both counts',
    ),
  ),
  q(
    'How many roles paying above 200k base did we fill in the last 18 months?',
    told(
      'Count of permanent placements with salary above 200,000 (in AUD or job currency, stated) in the last 18 months',
    ),
  ),
  q(
    "what's the smallest perm fee we took this year and who signed off on it",
    told(
      'Smallest permanent placement fee in the current year to date with client, candidate, consultant; that the approver is not recorded, if it is not',
    ),
  ),
  q('how many CVs per placement, by team', table(...[YEAR_BACK, S.always].map(perPlacement))),
  by(
    'sam',
    'how long has the longest running contractor been out there',
    told(
      'The active contractor with the earliest start date of continuous assignment: name, client, start date, length',
    ),
  ),
  q(
    "did we get any placements out of people referred by someone we'd placed before?",
    told(
      'Placements of candidates with source referral where the referrer is a formerly placed candidate: count and list; says so if the referrer is not recorded',
    ),
  ),
  q(
    'Do repeat clients pay a lower percentage than new ones?',
    told(
      'Average fee per cent on permanent placements for clients with earlier placements against those with their first, over a stated period, with counts',
    ),
  ),
  by(
    'mia',
    'what does the London team have on for Thursday and Friday, interviews and client meetings',
    told(
      'Interviews and planned client meetings on the coming Thursday and Friday for members of the London team, by day and person, London time',
    ),
  ),
  q('what are our competitors charging for perm in Sydney at the moment', refusal),
  by('sam', 'Will Pacific Bank say yes to my candidate after tomorrows interview?', refusal),
  by('mia', 'why is morale so low in the Auckland office', refusal),
  q('How many people saw our ad on the tram stops in Melbourne last month?', refusal),
  q('which clients are about to go bust', refusal),
  by('priya', 'Which of my candidates is happiest in the new job?', refusal),
];
