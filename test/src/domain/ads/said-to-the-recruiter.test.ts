import { describe, expect, it } from 'vitest';
import { withoutHowMuch } from '#src/domain/ads/agency-voice.ts';
import { withoutClientInList } from '#src/domain/ads/client.ts';
import { mayTellHouse } from '#src/domain/ads/of-the-house.ts';
import { inPlainWords } from '#src/domain/ads/plain-words.ts';
import { isPrivateToBrief, mentionsPay } from '#src/domain/ads/public-lines.ts';
import { wishesForSomebody, withoutFound } from '#src/domain/ads/without-doubts.ts';
import { commonWordsOf, isHours, keepingTrade, wordsOfTrade } from '#src/domain/ads/words-of-trade.ts';
import { briefLines, readBrief } from '#src/domain/jobs/index.ts';
import { withPauses } from '#src/domain/jobs/pauses.ts';

const shown = (said: string): string => {
  const open = briefLines(said).lines.join(' ');
  return isPrivateToBrief(open) ? '' : open;
};

describe('what is said to whoever recruits', () => {
  it.each([
    'Trust is going through an Ofsted wobble so please be upbeat.',
    'School’s had a rough year so go easy on the history.',
    'We’ve had three people walk in six months so sell it well.',
    'Quick as you can please.',
    'We spoke briefly at the Chamber thing.',
    'Go Lions.',
    'The licence is up in front of the commissioner in February, keep that in yer heid',
    'Nothing with our client on it, our bank covenants are being tested in Jan.',
    'No higher, whatever they ask (Grant is on 128 and that’s half the trouble).',
    'Jan, som stopper, faldt ned fra et stillads.',
    'Please go gently with the salary talk.',
    'Be picky this time.',
    'Not Gary again, he was useless.',
    'Only send people who turn up.',
    'Usual rates apply.',
    'I’d go to 52 for the right one.',
    'The team is still upset about how Karen was treated.',
    'Our competitor has just poached the whole night shift.',
    'The owner is selling up next year.',
    'The last two did not last a fortnight.',
    'Keep an eye out for anyone leaving Bright Horizons.',
    'Ring round the usual suspects.',
    'Between the jigs and the reels we lost a month.',
    'Bitte positiv verkaufen, die Stimmung im Team ist gerade schlecht.',
    'Der Inhaber will verkaufen.',
    'Nicht wieder so einen wie den letzten.',
    'Schicken Sie uns bitte nur zwei Profile.',
    'Faites vite, on est à bout.',
    'La dernière n’est restée que deux mois.',
    'Pas quelqu’un de chez Durand cette fois.',
    'Date prisa que estamos ahogados.',
    'Mándame solo dos perfiles.',
    'Llegaríamos a 30 si merece la pena.',
    'L’ultimo è scappato dopo un mese.',
    'Graag snel, we zitten met de handen in het haar.',
    'Stuur me alleen goede cv’s.',
    'Manda só gente boa.',
    'Skynda er, vi är kort om folk.',
    'Chat Monday?',
    'It is not public that Unit 4 is closing.',
    'The foreman is a yeller so we burned through two temps',
    'HIQA were in last week',
    'Ofsted due any day so sound calm if they ask',
    'We are not telling people yet but line 4 moves in the summer',
    'Chef von nebenan hat uns zwei Leute abgeworben, also bitte beeilen',
    'Max 2.600, das aber erst am Schluss sagen',
    'De werkplaatschef gaat weg in mei maar dat weten de mannen nog niet',
    'The last boy couldnae hack it',
    'Nos van a vender a una cadena en otoño',
    'Parents are difficult',
  ])(
    'shows nobody how they should go about it, how far pay would stretch or what the house goes through: %s',
    (said) => {
      expect(shown(said)).toBe('');
    },
  );

  it.each([
    'Nothing with gluten on the menu.',
    'Keep this area clean.',
    'We met our target last year.',
    'Please include your registration number when you apply.',
    'You will guide families who are going through a difficult time.',
    'Be the first point of contact for guests.',
    'Be on call one weekend in four.',
    'Keep an eye on stock levels and order before they run low.',
    'Ring up sales and pack orders.',
    'Two years in a commercial kitchen please.',
    'Try new dishes with the chef each season.',
    'The owner works in the kitchen with you.',
    'The last Friday of the month is a half day.',
    'You take over the accounts of a colleague who is changing teams.',
    'Quick learner, happy outdoors.',
    'Only the two of you on nights.',
    'Selling to garden centres and farm shops.',
    'Bitte nur mit Führerschein C.',
    'Sie verkaufen Fenster und Türen an Privatkunden.',
    'Die letzte Schicht endet um 22 Uhr.',
    'Vous accompagnez des familles qui traversent une période difficile.',
    'La dernière tournée finit à 14 h.',
    'El último turno acaba a las 22 h.',
    'De vorige dag wordt alles klaargezet.',
    'Enviar relatórios semanais ao gestor.',
    'Team of six, low turnover.',
    'Fast-paced kitchen, sixty covers a night.',
    'The home was rated good by the CQC in May.',
    'Prepare the home for HIQA inspections.',
    'You meet parents when they are worried about their child.',
  ])('leaves what is done, asked and said to applicants: %s', (said) => {
    expect(shown(said)).toBe(said);
  });
});

describe('what stands beside what is private', () => {
  it('reads the job behind words that say that the search is confidential', () => {
    const { lines, left_out } = briefLines(
      'Confidential search. We’re replacing our Controller (she doesn’t know). CPA required, 8-12 years. Fee 25% as before.',
    );
    expect(lines.join(' ')).toContain('CPA required, 8-12 years.');
    expect(left_out.join(' ')).toMatch(/Confidential search.*doesn['’]t know.*Fee 25%/u);
    expect(briefLines('Vertrauliche Besetzung: Leitung Einkauf in Fulda, 40 Stunden.').lines).toEqual([
      'Leitung Einkauf in Fulda, 40 Stunden.',
    ]);
    expect(briefLines('Confidential: she is on her final warning.').lines).toEqual([]);
  });

  it('keeps the pay before the clause that nobody is to advertise', () => {
    const { lines, left_out } = briefLines(
      'Salary £32-38k a year depending on experience; happy to go to £40k for a following but don’t advertise that.',
    );
    expect(lines).toEqual(['Salary £32-38k a year depending on experience']);
    expect(left_out.join(' ')).toContain('£40k');
    expect(briefLines('She drinks; please don’t mention it.').lines).toEqual([]);
  });

  it('reads what somebody dictates without a stop sentence by sentence', () => {
    const { lines, left_out } = briefLines(
      'yeah hi it’s Col um so we’re gonna need four forklift drivers out of Mildura, um accommodation’s in the quarters, meals supplied, um days are long ten to twelve hours when it’s going, they need to have driven a reach truck before, they just need a licence, um six to eight weeks, yeah and old Barry got done for drink driving so he’s out don’t tell the others',
    );
    expect(lines.join(' ')).toContain('They need to have driven a reach truck before');
    expect(lines.join(' ')).toContain('Six to eight weeks');
    expect(lines.join(' ')).not.toContain('Barry');
    expect(left_out.join(' ')).toContain('Barry');
  });
});

describe('where the things of a brief are filed', () => {
  const textsOf = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text);

  it('reads the list below a line that heads the brief itself', () => {
    const brief = readBrief(
      'JD for Ops Exec as discussed:\n- 5.5 days, alt Sat\n- Handle air import shipments\n- Diploma any discipline, 1-2 yrs in freight\n- Mandarin needed to liaise with our agents',
    );
    expect(textsOf(brief.offers)).toEqual(['5.5 days, alt Sat']);
    expect(textsOf(brief.responsibilities)).toEqual(['Handle air import shipments']);
    expect(textsOf(brief.requirements)).toEqual([
      'Diploma any discipline, 1-2 yrs in freight',
      'Mandarin needed to liaise with our agents',
    ]);
    expect(brief.unfiled).toEqual([]);
  });

  it('takes one or the other before a colon for no heading, and what is given for nothing asked', () => {
    const brief = readBrief(
      'CILEX qualified, or by experience: min. 4 yrs running own files.\n\n25 days’ holiday + Christmas shutdown, free parking.\n\nOwn transport. Experience with HPLC not needed, we’ll train.',
    );
    expect(textsOf(brief.requirements)).toEqual([
      'CILEX qualified, or by experience: min. 4 yrs running own files',
      'Own transport',
    ]);
    expect(textsOf(brief.offers)).toEqual(['25 days’ holiday + Christmas shutdown, free parking']);
    expect(brief.intro).toEqual(['Experience with HPLC not needed, we’ll train.']);
    expect(brief.nice_to_have).toEqual([]);
  });

  it('files who would lead behind a wish under what is done, and asks nobody for two people', () => {
    const brief = readBrief(
      'Nice: te reo basics, Vend POS. They’d lead a team of six casuals, run tastings.\n\nNeed 2 reefer techs for the Omaha shop.',
    );
    expect(textsOf(brief.nice_to_have)).toEqual(['Te reo basics, Vend POS']);
    expect(textsOf(brief.responsibilities)).toEqual(['They’d lead a team of six casuals, run tastings']);
    expect(brief.requirements).toEqual([]);
  });

  it('ends no sentence at the day of a month', () => {
    expect(readBrief('wir suchen zum 01.03. oder früher einen Monteur').intro).toEqual([
      'wir suchen zum 01.03. oder früher einen Monteur.',
    ]);
  });
});

describe('a word of the client’s name that is one of its trade', () => {
  const hide = (text: string): string => text.replace(/hydraulik|wines|ridge|ruru|feldkamp/giu, 'our client');

  it('stays as a word of the work, and goes beside the name', () => {
    const trade = wordsOfTrade(
      'Servicetechniker',
      'Feldkamp Hydraulik GmbH',
      'Wir suchen einen Techniker für die Wartung von Hydraulikaggregaten bei unseren Kunden, und Sie fahren dazu einen Wagen der Firma.',
    );
    expect(trade).toEqual(['hydraulik']);
    expect(keepingTrade('Zwei Jahre Praxis in der Hydraulik', trade, 'Feldkamp Hydraulik GmbH', hide)).toBe(
      'Zwei Jahre Praxis in der Hydraulik',
    );
    expect(keepingTrade('bei Feldkamp Hydraulik', trade, 'Feldkamp Hydraulik GmbH', hide)).not.toMatch(
      /hydraulik/iu,
    );
    const kept = keepingTrade('You pour our wines at Ridge', [], 'Ruru Ridge Wines Limited', hide);
    expect(kept).toBe('You pour our wines at our client');
    expect(keepingTrade('mail jobs@wines.example', [], 'Ruru Ridge Wines Limited', hide)).not.toMatch(
      /wines/u,
    );
  });

  it('is none where every word of the name is an ordinary one', () => {
    expect(commonWordsOf('Green Valley Medical')).toEqual([]);
    expect(commonWordsOf('Corella Bay Medical Pty Ltd')).toEqual(['medical']);
  });
});

describe('a wish for how somebody is', () => {
  it.each([
    ['Someone young with a bit of go in them.', 'young'],
    ['wir hätten gern jemand Junges', 'Junges'],
    ['plutôt quelqu’un de jeune', 'jeune'],
  ])('is plain beside the word for whoever is wanted, and is not left out unseen: %s', (text, words) => {
    expect(wishesForSomebody(text, { start: text.indexOf(words), words })).toBe(true);
  });

  it('is none of what else is said', () => {
    const text = 'We help young people find a first job.';
    expect(wishesForSomebody(text, { start: text.indexOf('young'), words: 'young' })).toBe(false);
  });
});

describe('what leads to the job', () => {
  it.each([
    ['As per our chat - bench joiner for the Bodmin workshop.', 'Bench joiner for the Bodmin workshop.'],
    ['Suite à notre échange, nous recherchons un comptable.', 'Nous recherchons un comptable.'],
    ['Zoals besproken: monteur voor Gent.', 'Monteur voor Gent.'],
    ['Priya wants a dental nurse for Selby.', 'We are looking for a dental nurse for Selby.'],
  ])('goes, and the job stays: %s', (line, said) => {
    expect(briefLines(line).lines).toEqual([said]);
  });

  it('is read behind a first line that heads all of it, and behind the place of a form', () => {
    const first = readBrief('Forwarded:\nMust be GDC registered. Own transport.');
    expect(first.requirements.map(({ text }) => text)).toEqual(['Must be GDC registered', 'Own transport']);
    expect(first.unfiled).toEqual([]);
    const form = readBrief(
      'Location: Sanand, Gujarat. CTC 6-8 LPA. B.Tech Food Tech, 4-6 yrs in snacks. Bus facility and canteen.',
    );
    expect(form.requirements.map(({ text }) => text)).toEqual(['B.Tech Food Tech, 4-6 yrs in snacks']);
    expect(form.offers.map(({ text }) => text)).toEqual(['Bus facility and canteen']);
  });
});

describe('what somebody says into a telephone', () => {
  it('loses no word of German that sounds like hesitation', () => {
    const line = `Wir suchen für den Betrieb in Fulda einen Fahrer und ${'er soll um acht Uhr beginnen und die Ware ausfahren und '.repeat(5)}dann ist Feierabend`;
    expect(withPauses(line)).toContain('er soll um acht Uhr');
  });
});

describe('what an ad says of pay, places and crews', () => {
  it.each([
    '2 200 à 2 500 net.',
    'De 8 a 15 h, 1.500 netos al mes por 14 pagas',
    '2.450 brutto im Monat, 38,5 Stunden',
    '30 à 36 K€ selon profil, tickets restaurant',
  ])('takes for pay what stands beside hours and perks: %s', (said) => {
    expect(mentionsPay(said)).toBe(true);
  });

  it('takes the town of a site for no other house', () => {
    expect(mayTellHouse('Buscamos higienista para nuestra clínica de Castellón, jornada completa.')).toBe(
      false,
    );
    expect(mayTellHouse('Family owned 40 yrs')).toBe(true);
  });

  it('says in plain words how the crew is and what one part of it needs', () => {
    expect(inPlainWords('Lads in the toolroom are sound')).toBe('The team in the toolroom is sound');
    expect(inPlainWords('Chaser bin guys just need tractor experience')).toBe(
      'Chaser bin crew just need tractor experience',
    );
    expect(inPlainWords('Young guys with strong backs suit this')).toBe(
      'Young guys with strong backs suit this',
    );
    expect(inPlainWords('They would run the grill and order their own stock')).toBe(
      'They would run the grill and order their own stock',
    );
  });

  it('names languages as such, and the kind of a house where only its name stood', () => {
    expect(inPlainWords('Afrikaans and English.')).toBe('Languages: Afrikaans and English.');
    expect(inPlainWords('Afrikaans farmers only')).toBe('Afrikaans farmers only');
    expect(withoutClientInList('Teacher of RE, our client (11-16 mixed comp), Tiverton.')).toBe(
      'Teacher of RE, 11-16 mixed comp, Tiverton.',
    );
    expect(isHours('0900-1800')).toBe(true);
    expect(isHours('0411 222 333')).toBe(false);
  });

  it('lists a wish without what its writer would make do with', () => {
    expect(withoutHowMuch('Two years ER would be great but honestly if they want to learn that’s fine')).toBe(
      'Two years ER',
    );
    expect(withoutHowMuch('Experience with Makaton very welcome')).toBe('Experience with Makaton');
  });
});

describe('a doubt about one thing of a list', () => {
  it('takes that thing out, and leaves what else is asked', () => {
    const bullet = 'Must have manual licence, police clearance, D&A test, fit enough to throw rods';
    const at = bullet.indexOf('fit');
    const found = {
      start: at,
      end: at + 3,
      words: 'fit',
      field: 'bullets.0',
      verdict: 'held',
      about: 'disability_or_health',
      reason: '',
      rewording: '',
    } as const;
    const ad = { title: 'Offsider', headline: null, body: 'You set up the rig.', bullets: [bullet] };
    expect(withoutFound(ad, [found])).toEqual({
      ad: { ...ad, bullets: ['Must have manual licence, police clearance, D&A test'] },
      left_out: ['fit enough to throw rods'],
    });
  });
});
