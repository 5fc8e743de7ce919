import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldRounds, untoldProcess } from '#src/domain/jobs/interview-process.ts';
import { draftPipeline, type RoleFacts } from '#src/domain/jobs/pipeline.ts';
import { Criterion, InterviewPlan, JobSpec } from '#src/domain/jobs/schema.ts';
import { cpuTime } from '#test/harness/cpu.ts';

const facts = (given: Partial<RoleFacts>): RoleFacts => ({
  title: 'Senior Backend Engineer',
  description: null,
  location: null,
  employment_type: 'full_time',
  success_in_90_days: null,
  interview_format: 'video',
  client_name: 'Acme',
  place: 'AU',
  ...given,
});

const sydney = {
  type: 'hybrid',
  city: 'Sydney',
  state: 'NSW',
  country: 'Australia',
  country_code: 'AU',
} as const;

const STRUCTURED = `We're a scale-up that moves freight. You would join a team of six.

## What you'll do
- Own the **payments** service
- Mentor two engineers.

Requirements:
• 5+ years of Python
• You must have experience with PostgreSQL
• Young and energetic

**Nice to have**
- Kubernetes

What we offer
- Free lunch
- AUD 180,000`;

describe('a description with headings and bullets', () => {
  const draft = draftPipeline(facts({ description: STRUCTURED, location: sydney }));

  it('becomes a spec in the author’s own words, without what is offered', () => {
    expect(draft.spec).toEqual({
      summary: "We're a scale-up that moves freight. You would join a team of six.",
      responsibilities: ['Own the payments service', 'Mentor two engineers'],
      requirements: ['5+ years of Python', 'You must have experience with PostgreSQL', 'Young and energetic'],
      nice_to_have: ['Kubernetes'],
    });
  });

  it('gives criteria weighed by how firmly they are asked for, and none of a protected attribute', () => {
    expect(draft.assessment_criteria).toEqual([
      { label: '5+ years of Python', weight: 5, must_have: true },
      { label: 'Experience with PostgreSQL', weight: 5, must_have: true },
      { label: 'Kubernetes', weight: 2, must_have: false },
      { label: 'Can work part of the week in Sydney', weight: 4, must_have: true },
    ]);
  });

  it('gives a plan that begins with an internal screen and tests the criteria with the client', () => {
    const { rounds } = draft.interview_plan;
    expect(rounds.map(({ round, kind, format }) => [round, kind, format])).toEqual([
      [1, 'internal', 'phone'],
      [2, 'client', 'video'],
      [3, 'client', 'technical'],
      [4, 'client', 'in_person'],
    ]);
    expect(rounds.map(({ focus }) => focus)).toEqual([
      ['Can you work part of the week in Sydney?'],
      ['Which work or document of yours shows this: 5+ years of Python?'],
      ['Which work or document of yours shows this: Experience with PostgreSQL?'],
      [
        'When have you done this: Own the payments service?',
        'When have you done this: Mentor two engineers?',
        'Which work or document of yours shows this: Kubernetes?',
      ],
    ]);
  });
});

describe('an interview plan', () => {
  const asked = (given: Partial<RoleFacts>) => {
    const { assessment_criteria, interview_plan } = draftPipeline(facts(given));
    return {
      musts: assessment_criteria.filter(({ must_have }) => must_have).map(({ label }) => label),
      questions: interview_plan.rounds.flatMap(({ focus }) => focus),
    };
  };
  const NEEDS = Array.from({ length: 14 }, (_, at) => `- Must have certificate number ${at + 1}`);

  it('asks for evidence of every must-have, however many there are, and of nothing that no text says', () => {
    const { questions } = asked({ title: 'Rigger', description: `Requirements:\n${NEEDS.join('\n')}` });
    expect(questions).toEqual(
      NEEDS.map((_, at) => `Which work or document of yours shows this: Certificate number ${at + 1}?`),
    );
    expect(asked({ title: 'Rigger' }).questions).toEqual([]);
  });

  it.each([
    [
      'Wir suchen Sie für die Buchhaltung.\n\nAnforderungen:\n- Sie müssen einen Abschluss als Bilanzbuchhalter haben\n- Sie müssen mit DATEV arbeiten',
      /^Welche Arbeit oder welcher Nachweis zeigt das: .+\?$/u,
    ],
    [
      'Nous cherchons une personne pour la paie.\n\nExigences :\n- Vous devez avoir un diplôme en comptabilité\n- Expérience de la paie exigée',
      /^Quelle expérience ou quel document le montre : .+ \?$/u,
    ],
  ])('speaks the language of the brief', (description, worded) => {
    const { questions } = asked({ title: 'Buchhalter', description });
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(question).toMatch(worded);
  });

  it('asks nothing that the law keeps out of hiring, whatever the brief wants', () => {
    const description =
      'Requirements:\n- Must be under 35\n- Must have no kids\n- Must be a practising Christian\n- Must have a forklift licence';
    const { questions } = asked({
      title: 'Storeperson',
      description,
      success_in_90_days: 'Hire two young men',
    });
    expect(questions).toEqual(['Which work or document of yours shows this: A forklift licence?']);
  });
});

describe('the rounds of an interview plan', () => {
  const perth = { ...sydney, type: 'on_site', city: 'Perth', state: 'WA' } as const;
  const rounds = (title: string, description: string) =>
    draftPipeline(facts({ title, description, location: perth })).interview_plan.rounds.map(
      ({ kind, format, focus }) => [kind, format, ...focus.filter((asked) => !asked.endsWith('?'))].join(' '),
    );

  it.each([
    [
      'Cook',
      'Two interviews and a trade test.',
      ['client video', 'client video', 'client technical Trade test'],
    ],
    ['Nurse', 'You will run nights. One panel interview.', ['client in_person Panel interview']],
    [
      'CFO',
      'Two interviews, the second with a panel, and a case study.',
      ['client video', 'client in_person Panel', 'client technical Case study'],
    ],
    [
      'Developer',
      'Interview process: phone screen, coding test, panel interview',
      ['client technical Coding test', 'client in_person Panel interview'],
    ],
    [
      'Developer',
      '## Interview process\n- Phone screen\n- Technical interview\n- On-site interview\n\nRequirements:\n- Go',
      ['client technical Technical interview', 'client in_person On-site interview'],
    ],
    ['Fitter', 'There will be a trial shift.', ['client in_person Trial shift']],
    [
      'Leiter',
      'Zwei Gespräche und eine Fallstudie.',
      ['client video', 'client video', 'client technical Fallstudie'],
    ],
    ['Clerk', 'You will have two interviews.', ['client video', 'client video']],
    ['Clerk', 'Three-stage interview process.', ['client video', 'client video', 'client video']],
  ])('are those that the brief tells: %s, %s', (title, description, told) => {
    expect(rounds(title, description)).toEqual(['internal phone', ...told]);
  });

  it('are one with the client where the brief tells none, and one more where the role leads', () => {
    expect(rounds('Cook', 'You will cook breakfast.')).toEqual(['internal phone', 'client video']);
    expect(rounds('CFO', 'You will lead finance.')).toEqual([
      'internal phone',
      'client video',
      'client in_person',
    ]);
  });

  it.each([
    'You will conduct two interviews a day.',
    'You will write case studies and sit on a panel.',
    'The interview process needs work and you will improve it.',
    'We fit solar panels. Experience with panel interviews is essential.',
    'There are no interviews and no trade test.',
    'Two interviews. Three interviews and a case study.',
  ])('are not taken from what may be the work itself, is denied or said twice: %s', (description) => {
    expect(rounds('Clerk', description)).toEqual(['internal phone', 'client video']);
  });

  it('say with whom, on what and how long, as the brief does', () => {
    const told = (description: string) =>
      draftPipeline(facts({ title: 'Clerk', description, location: perth }))
        .interview_plan.rounds.slice(1)
        .map(({ format, duration_minutes, focus }) => [
          format,
          duration_minutes,
          ...focus.filter((asked) => !asked.endsWith('?')),
        ]);
    expect(
      told('Interview is two rounds: a 45 minute modeling test in Excel, then a panel with the two VPs.'),
    ).toEqual([
      ['technical', 45, 'Modeling test in Excel'],
      ['in_person', 60, 'Panel', 'With the two VPs'],
    ]);
    expect(
      told('First a call with me, then a case study on a month-end close, then coffee with the CFO.'),
    ).toEqual([
      ['technical', 60, 'Case study on a month-end close'],
      ['in_person', 60, 'With the CFO'],
    ]);
    expect(told('Interviews: a chat, a two-hour pairing session, then the founders.')).toEqual([
      ['video', 60],
      ['technical', 120, 'Pairing session'],
      ['video', 60, 'With the founders'],
    ]);
  });

  it('ask nothing about how people are chosen', () => {
    const draft = draftPipeline(
      facts({ title: 'Cook', description: 'Two interviews and a trade test are required. Must have HACCP.' }),
    );
    expect(draft.interview_plan.rounds.flatMap(({ focus }) => focus)).toEqual([
      'Which work or document of yours shows this: HACCP?',
      'Trade test',
    ]);
    expect(JSON.stringify(draft.assessment_criteria)).not.toContain('trade test');
  });
});

it('takes prose apart by the wording of its sentences', () => {
  const { spec } = draftPipeline(
    facts({
      title: 'Finance Manager',
      description:
        'Acme builds bridges. You will lead the finance team of four. A CPA or CA qualification is essential. ' +
        'Experience with SAP would be an advantage. Salary is up to 150k.',
    }),
  );
  expect(spec).toEqual({
    summary: 'Acme builds bridges.',
    responsibilities: ['You will lead the finance team of four'],
    requirements: ['A CPA or CA qualification is essential'],
    nice_to_have: ['Experience with SAP would be an advantage'],
  });
});

it('reads the HTML that job boards paste', () => {
  const { spec } = draftPipeline(
    facts({
      description:
        '<p>We dig.</p><h3>Requirements</h3><ul><li>Forklift licence</li><li>Boots &amp; hat</li></ul>',
    }),
  );
  expect(spec).toMatchObject({ summary: 'We dig.', requirements: ['Forklift licence', 'Boots & hat'] });
});

it('takes a heading in the middle of a paragraph for its own sentence alone', () => {
  const description =
    'Leads a team of 14. Must have CPA or CA. Nice to have: a system replacement seen through.';
  const { spec, assessment_criteria } = draftPipeline(facts({ description }));
  expect(spec).toMatchObject({
    summary: 'Leads a team of 14.',
    requirements: ['Must have CPA or CA'],
    nice_to_have: ['A system replacement seen through'],
  });
  expect(assessment_criteria.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['CPA or CA', 'A system replacement seen through']),
  );
});

it('states only what is known when there is no description', () => {
  const draft = draftPipeline(facts({ title: 'Nurse', location: sydney, employment_type: 'contract' }));
  expect(draft.spec).toEqual({
    summary: 'Nurse at Acme: contract, hybrid in Sydney, Australia.',
    responsibilities: [],
    requirements: [],
    nice_to_have: [],
  });
  expect(draft.assessment_criteria.map(({ label }) => label)).toEqual([
    'Has worked as a Nurse or in a role like it',
    'Can work part of the week in Sydney',
    'Is available for contract work',
  ]);
  expect(draft.interview_plan.rounds).toHaveLength(2);
});

it('never says a word that the facts do not hold, beyond its own fixed phrases', () => {
  // "isnt" is read as it is meant, "isn't".
  const word = fc.stringMatching(/^[a-z]{4,9}$/).filter((one) => !/(?:nt|re|ve|ll|s)$/.test(one));
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('- ', 'Requirements:\n- ', 'You will ', ''),
          fc.array(word, { minLength: 2, maxLength: 6 }),
        ),
      ),
      (parts) => {
        const description = parts.map(([lead, words]) => `${lead}${words.join(' ')}.`).join('\n');
        const { spec } = draftPipeline(facts({ description }));
        const said = [...spec.responsibilities, ...spec.requirements, ...spec.nice_to_have]
          .join(' ')
          .toLowerCase();
        const known = new Set(description.toLowerCase().match(/[a-z]+/g) ?? []);
        for (const one of said.match(/[a-z]+/g) ?? []) expect(known.has(one)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

it('makes a valid, bounded draft of any text', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400 }),
      fc.string({ minLength: 1, maxLength: 60 }),
      (description, title) => {
        const draft = draftPipeline(facts({ title, description, location: sydney }));
        expect(JobSpec.safeParse(draft.spec).success).toBe(true);
        expect(Criterion.array().min(1).max(10).safeParse(draft.assessment_criteria).success).toBe(true);
        expect(InterviewPlan.safeParse(draft.interview_plan).success).toBe(true);
        for (const { weight } of draft.assessment_criteria) expect(weight >= 1 && weight <= 5).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

it('reads a long description in little time', () => {
  const description = `${'Must have a very long list of things, and more of it; '.repeat(900)}`;
  const started = cpuTime();
  draftPipeline(facts({ description }));
  // A busy machine takes several times as long; what tries every way through a text does not end.
  expect(cpuTime() - started).toBeLessThan(10_000);
});

it('drafts from the longest description in moments, whatever it is made of', () => {
  for (const part of ['.', ', ', '<p', '<li ', '* ', 'the role ']) {
    const description = `${part.repeat(Math.floor(49_990 / part.length))}x`;
    const start = cpuTime();
    draftPipeline(facts({ description }));
    expect(cpuTime() - start, part).toBeLessThan(10_000);
  }
  // A list four times as long takes about four times as long; what is quadratic takes sixteen times.
  const roundsOf = (lines: number): number => {
    const start = cpuTime();
    draftPipeline(facts({ description: `Interview process:\n${'- x\n'.repeat(lines)}` }));
    return cpuTime() - start;
  };
  roundsOf(12_000);
  expect(roundsOf(12_000)).toBeLessThan(10 * Math.max(roundsOf(3_000), 20));
});

it('takes advantages for wishes, also behind a need, and duties for no requirement', () => {
  const description =
    'Rail signalling experience is required, ETCS an advantage. An RIW card is a bonus. You will manage preferred suppliers. There is a bonus of 10%.\n' +
    'Requirements:\n- Degree in engineering\n- AutoCAD would be an asset\n- You will be leading a crew of six';
  const { spec } = draftPipeline(facts({ description }));
  expect(spec.requirements).toEqual(['Rail signalling experience is required', 'Degree in engineering']);
  expect(spec.nice_to_have).toEqual([
    'ETCS an advantage',
    'An RIW card is a bonus',
    'AutoCAD would be an asset',
  ]);
  expect(spec.responsibilities).toEqual([
    'You will manage preferred suppliers',
    'You will be leading a crew of six',
  ]);
});

it('asks only what is a sentence: how much a line is wanted is left out, and a sentence is quoted', () => {
  const description =
    'Requirements:\n- CPA is a must\n- Xero, required\n- SAP (essential)\n- The week-end rota is shared by the team';
  const { interview_plan } = draftPipeline(facts({ title: 'Accountant', description }));
  const questions = interview_plan.rounds.flatMap(({ focus }) => focus);
  for (const thing of ['CPA', 'Xero', 'SAP'])
    expect(questions).toContain(`Which work or document of yours shows this: ${thing}?`);
  expect(questions).toContain(
    'The brief says “The week-end rota is shared by the team”. Which work or document of yours shows that?',
  );
});

describe('what a drafted spec may not tell a candidate', () => {
  const BRIEF =
    'Helen Marsh wants an internal auditor for Riverton; charge rate AUD 95 an hour, pay rate AUD 75 an hour; you would review controls across three sites. SAP a must; Big-four background a plus.';

  it.each([
    [BRIEF],
    [BRIEF.replaceAll(';', '.').replace('. you', '. You').replace('. charge', '. Charge')],
    ['Fee: 18% of base. You will review controls across three sites. Ask Helen Marsh about parking.'],
    ['- Margin of 21%\n- Review controls across three sites\n- Report to Helen Marsh'],
    ['Our fee is agreed. We charge 95. Review controls across three sites.'],
  ])('holds no charge, margin or fee and no name of a contact, and tells what was left out: %s', (said) => {
    const draft = draftPipeline(
      facts({ title: 'Internal Auditor', description: said, contacts: ['Helen Marsh'] }),
    );
    const { left_out, ...drafted } = draft;
    expect(JSON.stringify(drafted)).not.toMatch(/Helen|Marsh|95|75|charge|margin|fee\b|18|21/i);
    expect(left_out.length).toBeGreaterThan(0);
    expect(drafted.spec.responsibilities).toContainEqual(
      expect.stringMatching(/review controls across three sites$/i),
    );
  });

  it('keeps duties that speak of fees, rates and margins, and the pay that is told as pay', () => {
    const description =
      'Requirements:\n- Reconciles trust fees\n- Improves gross margins across stores\n- Knows interest rates\n\nThe pay rate is AUD 75 an hour.';
    const { left_out, spec } = draftPipeline(facts({ description }));
    expect(left_out).toEqual([]);
    expect(spec.requirements).toEqual(
      expect.arrayContaining(['Reconciles trust fees', 'Improves gross margins across stores']),
    );
  });

  it('asks about the thing itself, without how much it is wanted', () => {
    const { interview_plan } = draftPipeline(
      facts({ title: 'Internal Auditor', description: BRIEF, contacts: ['Helen Marsh'] }),
    );
    const asked = interview_plan.rounds.flatMap(({ focus }) => focus);
    expect(asked.toSorted()).toEqual([
      'The brief says “You would review controls across three sites”. When have you done that?',
      'Which work or document of yours shows this: Big-four background?',
      'Which work or document of yours shows this: SAP?',
    ]);
  });
});

it('keeps what was told in confidence out of the spec and the criteria, and a duty of confidence in', () => {
  const draft = draftPipeline(
    facts({
      title: 'Support worker',
      description:
        "You will keep client records confidential.\nOur address must stay confidential, please never print 9 Kirk Lane.\nBetween us the contract is up in May.\nOur lead finishes on the 12th, he hasn't told the crew.\nMust have a driving licence.\nDie Leiterin weiß noch nichts davon.\nEntre nous, le poste est difficile.",
    }),
  );
  const said = JSON.stringify([draft.spec, draft.assessment_criteria]);
  expect(said).not.toMatch(/Kirk Lane|Between us|told the crew|weiß noch|Entre nous/);
  expect(said).toContain('records confidential');
  expect(said).toContain('driving licence');
  expect(draft.left_out).toHaveLength(5);
});

it('reads a walk of the site as a round, rounds between signs, and says which round it did not understand', () => {
  const kinds = (text: string): string[] => toldRounds(text).map(({ kind }) => kind);
  expect(kinds('Interviews: a phone call with Sam, then a walk of the site with the manager.')).toEqual([
    'phone',
    'in_person',
  ]);
  expect(kinds('Process: phone call > zoom > onsite')).toEqual(['phone', 'video', 'in_person']);
  expect(untoldProcess('Process: a video call, then a game of chess with the founder')).toBe(
    'a game of chess',
  );
  expect(untoldProcess('Process: a video call, then a panel')).toBe(null);
});
