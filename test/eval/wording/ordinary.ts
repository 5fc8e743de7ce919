import { written } from './written.ts';

/**
 * Ordinary lines of ads, criteria, presentations and mails, in which nothing is near what the law keeps out of hiring: how
 * often the gate stops what nobody needs to look at.
 */
const LINES = written(`
AU ad | Not the usual desk job: you will be out with clients four days a week. | duty
AU ad | Please send your application through the button below, and we will answer within three working days. | how to apply
AU ad | Please let us know if you have any questions about the role before you apply. | how to apply
AU ad | You will not be on call, and there are no weekend shifts. | hours
AU ad | Only shortlisted candidates will be contacted for an interview. | how to apply
AU ad | Applicants must hold a current white card and a driver licence. | licence
AU ad | Essential: a degree in civil engineering or equivalent experience on site. | qualification
AU ad | Must be able to start before the end of the month. | start
AU ad | We are looking for somebody who has closed large deals and can show how. | experience
AU ad | The ideal person has run a service desk and knows what a bad Monday looks like. | experience
AU ad | This would suit an accountant who is tired of busy season and wants a product to care about. | experience
AU ad | No two days here are the same, and no one will look over your shoulder. | culture
AU ad | You have led projects from the first sketch to handover. | experience
AU ad | You are comfortable with ambiguity and write things down. | way of working
AU ad | Candidates without a background in insurance will be trained. | training
AU ad | We prefer people who have worked with SAP, but any large system will do. | experience
AU ad | Not for you if you dislike spreadsheets. | way of working
AU ad | Our team of nine sits together on Tuesdays and works from anywhere on the other days. | place of work
AU ad | Salary between 95 and 110 thousand plus super, reviewed each July. | pay
AU ad | Perks: gym pass, phone, laptop and a day off on your birthday month. | benefits
AU ad | A small practice with loyal customers and a full book of work for the next two years. | employer
AU ad | Free parking on site and a canteen that people like. | benefits
AU ad | The site is twenty minutes from the station, and a shuttle runs at shift change. | place of work
AU ad | Do you know how to read a contract and find the clause that matters? | skill
AU ad | Never two clinics on the same day, and no travel between them. | hours
NZ ad | Own tools and a tidy van are needed for this one. | equipment
NZ ad | The role is fixed term for twelve months while the new plant is built. | term
NZ ad | You will keep the herd records, the milk quality and the fences in order. | duty
NZ ad | Someone with a heavy vehicle licence is wanted for the quarry run. | licence
NZ ad | Apply with a short note on a job you are proud of. | how to apply
NZ ad | Experience with pruning or packing is a plus, not a must. | experience
GB ad | We want a planner who can hold their own with contractors and say no when the programme slips. | skill
GB ad | Must have worked to tight deadlines in a newsroom or an agency. | experience
GB ad | A second stage takes place at the office, where you will meet the people you would work with. | process
GB ad | The contract is for 37 hours over five days, with one late evening a fortnight. | hours
GB ad | Candidates need a full UK driving licence, as the patients are spread over two counties. | licence
GB ad | You should be happy to travel to Leeds once a month. | travel
GB ad | No agencies, please. | how to apply
GB ad | Good at Excel? Better at asking why? Then read on. | skill
GB ad | Our last hire in this seat was promoted within a year. | career
GB ad | We do not ask for a cover letter. | how to apply
GB ad | A natural home for a solicitor with three years in commercial property. | experience
GB ad | Applications close on 14 March; interviews are held in the week after. | process
IE ad | The successful applicant will report to the head of supply chain. | reporting line
IE ad | Must be comfortable at heights and hold a valid Safe Pass. | licence
US ad | Join a crew that has wired more than 40 schools across the state. | employer
US ad | You must have a CDL class A and a clean driving record for the last three years. | licence
US ad | We need a night auditor who can balance the books before the coffee is ready. | duty
US ad | Health, dental and vision cover begin on the first day. | benefits
US ad | Anyone with five years of embedded C and patience for hardware should talk to us. | experience
US ad | Base pay of $28 an hour, time and a half after forty hours. | pay
US ad | You want to own a number and be told the truth about it. | culture
US ad | Ideal for a nurse who likes variety: three units, one roster. | duty
SG ad | The person in this role will file statutory returns and answer the auditors. | duty
CA ad | You will be one of two controllers, each with a region. | duty
AU criteria | At least five years with general ledgers | experience
AU criteria | Has managed a team of more than ten people | experience
AU criteria | Has not job hopped: two years or more in each of the last roles | tenure
AU criteria | No gaps in registration with the regulator | licence
AU criteria | Lives within an hour of the depot or is willing to move | place of work
AU criteria | Current forklift ticket and first aid certificate | licence
AU criteria | Knows the award and can read a roster | skill
AU criteria | Must have closed at least one deal above a million | experience
AU criteria | Not looking for fully remote work | place of work
AU criteria | Available for weekend shifts twice a month | hours
AU criteria | Prefer experience in a listed company | experience
AU criteria | Skip profiles without TypeScript | skill
AU criteria | Do not send anyone who has worked for the client in the last two years | restraint
AU criteria | Reject where the licence has lapsed | licence
AU criteria | Clear written English in reports | skill
NZ criteria | Full class 4 licence, forwarder experience a plus | licence
NZ criteria | Can show two campaigns with figures | experience
GB criteria | Asks good questions and listens to the answer | interview
GB criteria | Has built a budget from nothing | experience
GB criteria | Should have used Sage or Xero every day | skill
GB criteria | Only people who have dealt with HMRC enquiries themselves | experience
GB criteria | Wants to stay hands on | motivation
US criteria | Two references from former managers | process
US criteria | Willing to travel up to 30 percent of the time | travel
US criteria | Has shipped a product to more than 10,000 users | experience
AU pitch | She led the move of payroll to a new system and kept every pay run on time. | achievement
AU pitch | He is available from the second week of May and has no other offers yet. | availability
AU pitch | He would be a safe pair of hands for the month end. | skill
AU pitch | She knows everyone in Perth who builds rail. | network
AU pitch | Has spent the last six years in the same hospital and is ready for a bigger team. | motivation
AU pitch | She does not come cheap, but her last two teams followed her. | pay
AU pitch | He asked careful questions about the handover and about who signs off on spend. | interview
AU pitch | Her notes from the interview were the best we have seen this year. | interview
NZ pitch | He built the dairy's quality system and trained the people who run it now. | achievement
NZ pitch | She reads a drawing faster than most site managers. | skill
GB pitch | He turned a loss into a profit of four per cent in two years. | achievement
GB pitch | She is strong on detail and direct in meetings, which this board has asked for. | skill
GB pitch | They have kept a portfolio of forty clients with hardly any churn. | achievement
GB pitch | He is not the loudest in the room, and people wait for what he says. | manner
US pitch | She wrote the test plan that the whole plant still uses. | achievement
US pitch | He has a record of hiring well and of letting people grow. | skill
US pitch | She wants a role with more travel and a smaller product line. | motivation
AU ad | Hi there, thank you for your time on the phone this morning. | mail
AU ad | Please find below the details of the role we spoke about. | mail
AU ad | Would Thursday at ten suit you for a first call? | mail
AU ad | I will be in touch as soon as the client has answered. | mail
AU ad | Unfortunately the position has been filled, but we would like to keep your details. | mail
AU ad | Could you send me your latest CV and the names of two referees? | mail
AU ad | If you would rather not hear from us again, tell us and we will stop. | mail
AU ad | No need to prepare anything for the first conversation. | mail
AU ad | You can choose another time with the link in this mail. | mail
AU ad | Let me know whether you are still looking and what you would like to earn. | mail
AU ad | The client was impressed and wants to meet you next week. | mail
AU ad | We have not heard from you since Monday; are you still interested? | mail
AU ad | Congratulations, they would like to make you an offer. | mail
AU ad | Bring your registration and one form of identification to the first day. | mail
GB ad | Best wishes from all of us, and good luck with the move. | mail
GB ad | Second interview with the finance director | title
GB ad | Technical conversation about the test rig | title
GB ad | Engineers who stay in touch with us | title
`);

/** None: no line here says who is taken or left. */
export const unlawful: typeof LINES = [];

const FRAMES = [
  'No {x} needed',
  'No {x} on this team',
  'No one without {x}',
  'Nobody with less than two years of {x}',
  'Not for anyone who dislikes {x}',
  'Must have {x}',
  'Must not be new to {x}',
  'Has never worked without {x}',
  'Only people with {x}',
  'Only candidates who know {x} will be considered',
  'We prefer somebody with {x}',
  'Preference is given to applicants with {x}',
  'Prefer {x}',
  'We want people who live and breathe {x}',
  'We need someone who has grown up with {x}',
  'Would suit someone with {x}',
  'The ideal candidate brings {x}',
  'The right person has {x}',
  'Looking for a person with {x} and good judgement',
  'Candidates without {x} need not apply',
  'Skip anyone without {x}',
  'Avoid profiles that lack {x}',
  'Please, no CVs without {x}',
  'Our customers expect {x}, so you will need it',
  'The client likes people with {x}',
  'You are somebody with {x} and a sense of humour',
  'You should be used to {x}',
  'Good for a person who enjoys {x}',
  'Applicants should have {x}, as it matters in this role',
  'Does not mind {x}',
  'Nothing here works without {x}',
  'You have no fear of {x}',
  'She is known for {x}',
  'He has {x}, and it shows',
  'Has had {x} for ten years',
  'They never last without {x}',
  'Still learning {x}, but keen',
  'We are a house of {x}',
  'Max. 10 days of {x} a month',
  'No {x} whatsoever is left to chance',
  'It is a role for people who want {x}',
  'Hoping to find somebody with {x} for our growing depot',
];
const THINGS =
  'a forklift licence, payroll software, night shifts, month-end close, SQL, cold calling, long projects, a truck licence, wound care, steel frames, tax returns, public tenders, stock control, a calm manner, budget meetings, a first aid certificate, travel, commercial leases, audit files, contract law, site safety, big accounts, data models, conference stands, crane work, food hygiene, a clean driving record, two references, direct feedback, shift handovers, customer complaints, ward rounds, machine learning, cash handling, freight forwarding, heavy machinery'.split(
    ', ',
  );
const PER_FRAME = 6;

/** How people are chosen, by what nobody minds: choosing is not unlawful. */
const framed = FRAMES.flatMap((frame, i) =>
  Array.from({ length: PER_FRAME }, (_, j) => ({
    place: 'AU',
    kind: 'ad' as const,
    text: frame.replace('{x}', THINGS[(i * 5 + j * 7) % THINGS.length] ?? ''),
  })),
);

export const lawful = [...LINES, ...framed];
