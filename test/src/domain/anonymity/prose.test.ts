import { describe, expect, it } from 'vitest';
import { anonymise, identityOf, residue, scrub } from '#src/domain/anonymity/index.ts';

/** Somebody whose names and employers are English words as well. */
const wordy = identityOf({
  candidate: {
    name: 'Will Young',
    first_name: 'Will',
    last_name: 'Young',
    email: 'will.young@shell.com',
    phone: '0412 345 678',
    current_company: 'Shell',
    experience: [
      { employer: 'Target Australia Pty Ltd' },
      { employer: 'Data Analysis Group' },
      { employer: 'EY' },
    ],
    education: [{ school: 'Monash University' }],
  },
  client: { name: 'Summit Engineering Pty Ltd', industry: 'Engineering' },
  contacts: [{ name: 'Mark Price', first_name: 'Mark', last_name: 'Price' }],
});

/** What recruiters write of jobs and people without giving anybody away. */
const INNOCENT = `
Senior civil engineer with 12 years on rail and tunnel projects worth $450m.
You will lead a team of 8 and report to the head of delivery.
Target start is Q1 2027; we will consider a young team and long notice periods.
Salary $120,000 - $140,000 plus super, or 850 a day.
The package is 120000-150000 AUD and the bonus is up to 15%.
Base of 95 000 to 110 000 EUR, with 30 days of leave.
Delivered the 2015-2019 upgrade and the 2019/2020 rollout on budget.
Managed a budget of 12000000 and revenue of 250000000 a year.
Served 1500000 customers across 3 states and 10,000,000 transactions a day.
Certified to ISO 9001, ISO 14001 and ISO 45001; knows AS/NZS 3000 and IEC 61508.
Strong Node.js, React, ASP.NET, C#, C++ and .NET Core; some Vue.js and Socket.io.
Uses @Autowired and @angular/core; deploys v10.2.13 to AWS in ap-southeast-2.
Comfortable with TCP/IP, CI/CD, P&L and B2B SaaS; OKRs set each quarter.
Runs the IT service desk, 24/7, 365 days a year.
Aged care and disability support services; NDIS, home care packages level 1-4.
A 30-year-old family business, 350 staff, offices in Sydney and Perth.
12-month maternity leave cover with a view to permanent.
Works with children aged 3 to 12 and with residents aged 65 and over.
Women's health, men's sheds and Aboriginal health programs are our funded work.
Catholic education sector experience is an advantage.
Bachelor's degree in engineering; university degree preferred, chartered status a plus.
Based in Melbourne, Victoria; hybrid, three days in the office on Collins.
Open to relocation within NSW, VIC or WA; projects in QLD 2018-2021.
Contract runs 6 months from March, extension likely in the new year.
Available in 4 weeks; can interview on Tuesday at 10.30am.
The role needs a black belt in Six Sigma and white-label experience.
Chinese-speaking account manager for the APAC desk, Mandarin to business level.
Single point of contact for 15 clients; a disabled-access fit-out specialist.
Mature product, young codebase, native mobile apps and cloud-native design.
The HIS integration and the HE sector are known ground.
Reduced cost by 23% and lifted margin from 18.5% to 24%.
Wrote 45 reports, 3 of them for the board; presented at 7 conferences.
Holds a Cert IV, a white card and an MR licence.
Go-live on a 3-week cadence; release 2024.1 was the largest.
It is a mark of quality, at a fair price, and we will shell out for training.
They hold the market's trust, and their team has grown from 4 to 19.
Day shift 7am-3pm, night shift 10pm-6am, roster 4/3 or 8/6.
Data analysis, demand planning and quality assurance across the group.
In the next target market we may price by volume; summit meetings are monthly.
Depot 12 on the road map; phase 3 of the highway upgrade; level 2 support.
`;

describe('ordinary recruiting prose', () => {
  it.each(INNOCENT.trim().split('\n'))('is left as it is: %s', (sentence) => {
    expect(scrub(sentence, wordy)).toEqual({ text: sentence, replaced: [] });
    expect(residue(sentence, wordy)).toEqual([]);
  });
});

describe('names that are words', () => {
  it.each([
    ['Will Young led the bid.', 'The candidate led the bid.'],
    ['will.young has applied', 'the candidate has applied'],
    ['I spoke to Will yesterday', 'I spoke to the candidate yesterday'],
    ['Will has led teams', 'The candidate has led teams'],
    ["Young's results were strong", "The candidate's results were strong"],
    ['Mr Young joined Shell in 2015', 'The candidate joined a company in 2015'],
    ['reports to Mark Price at Summit Engineering', 'reports to a contact at an engineering firm'],
    ['worked at Target and for EY', 'worked at a company and for a company'],
    ['the Data Analysis Group account', 'the company account'],
  ])('are told from the words: %s', (text, clean) => {
    expect(scrub(text, wordy).text).toBe(clean);
  });
});

const nobody = identityOf({});

describe('what gives somebody away without being known', () => {
  it.each([
    ['mail jane.doe+cv@mail.example.com.au now', 'mail [email removed] now'],
    ['jane (at) doe (dot) com', '[email removed]'],
    ['jane[at]doe.com', '[email removed]'],
    ['jane dot doe at gmail dot com', '[email removed]'],
    ['reach jane at gmail.com', 'reach [email removed]'],
    ['call 0412 345 678', 'call [phone removed]'],
    ['+61 (0)2 9876 5432', '[phone removed]'],
    ['(02) 9876-5432 after five', '[phone removed] after five'],
    ['ph 9876 5432', 'ph [phone removed]'],
    ['04.12.34.56.78', '[phone removed]'],
    ['1234567', '[phone removed]'],
    ['oh four one two, three four five, six seven eight', '[phone removed]'],
    ['https://jane.example/portfolio?x=1.', '[link removed].'],
    ['see www.janedoe.com, or janedoe.dev/cv', 'see [link removed], or [link removed]'],
    ['au.linkedin.com/in/jane-doe', '[link removed]'],
    ['LinkedIn: jane-doe-85', '[link removed]'],
    ['on GitHub: janed and @jane_codes', 'on [handle removed] and [handle removed]'],
    ['lives at Unit 4/12 Smith Street, Newtown NSW 2042.', 'lives at [address removed].'],
    ['5 high street, leeds', '[address removed], leeds'],
    ['PO Box 123', '[address removed]'],
    ['Hauptstraße 12', '[address removed]'],
    ['12 rue de la Paix', '[address removed]'],
    ['SW1A 1AA', '[postcode removed]'],
    ['in QLD 4000', 'in QLD [postcode removed]'],
    ['Austin, TX 78701', 'Austin, TX [postcode removed]'],
    ['postcode 3000', '[postcode removed]'],
    ['DOB: 12/05/1985', '[date of birth removed]'],
    ['born on 3 May 1985', '[date of birth removed]'],
    ['a 41-year-old manager', '[age removed] manager'],
    ['aged 41, married', '[age removed], married'],
    ['41 yo', '[age removed]'],
    ['from 12 March 2019 to Jun 2021', 'from 2019 to 2021'],
    ['2019-03-12 until 03/2021', '2019 until 2021'],
    ['March 5th, 2020', '2020'],
    ['studied at the University of New South Wales in 2010', 'studied at a university in 2010'],
    ['Bond University alumni', 'a university alumni'],
  ])('is taken out: %s', (text, clean) => {
    expect(scrub(text, nobody).text).toBe(clean);
  });

  it.each([
    ['She leads, and he was promoted.', 'They lead, and they were promoted.'],
    [
      "He's led teams; she's based in Perth; he'll move.",
      "They've led teams; they're based in Perth; they'll move.",
    ],
    ['I gave her the role and her team to him.', 'I gave them the role and their team to them.'],
    [
      'We met her in May; the win is hers, by himself.',
      'We met them in May; the win is theirs, by themselves.',
    ],
    ['S/he carries the pager, his/her choice.', 'They carry the pager, their choice.'],
    ['SHE LEADS', 'THEY LEADS'],
    [
      'She leads 12 and has built two; the board is happy and was told.',
      'They lead 12 and have built two; the board is happy and was told.',
    ],
    ['She always teaches and he quickly fixes.', 'They always teach and they quickly fix.'],
  ])('is a gendered pronoun: %s', (text, clean) => {
    expect(scrub(text, nobody).text).toBe(clean);
  });
});

describe('wording about protected attributes', () => {
  it.each([
    'a young and energetic woman',
    'must be female',
    'males only',
    'applicants under 35 years of age',
    'no older than 40 years old',
    'Indian origin',
    'native English speaker',
    'born in Poland',
    'a devout Catholic',
    'single mother of two',
    'she is pregnant',
    'back from maternity leave',
    'my wife has a job here',
    'the candidate has ADHD',
    'a wheelchair user',
    'marital status: married',
    'they are gay',
  ])('stays a finding: %s', (text) => {
    const found = anonymise(`Great engineer, ${text}, ready to start`, nobody).residue;
    expect(found.map(({ reason }) => reason)).toContain('protected_attribute');
    for (const span of found)
      expect(`Great engineer, ${text}, ready to start`.slice(span.start, span.end)).toBe(span.text);
  });

  it('points at the text that was given, not at what scrubbing made of it', () => {
    const text = 'Jane Roe, 0412 345 678: she is pregnant; ask Mrs Unknown.';
    const known = identityOf({ candidate: { name: 'Jane Roe', first_name: 'Jane', last_name: 'Roe' } });
    expect(anonymise(text, known)).toMatchObject({
      text: 'The candidate, [phone removed]: they are pregnant; ask Mrs Unknown.',
      residue: [
        { text: 'she is pregnant', reason: 'protected_attribute' },
        { text: 'Mrs Unknown', reason: 'name' },
      ],
    });
  });
});
