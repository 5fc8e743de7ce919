import { describe, expect, it } from 'vitest';
import { briefLines, readBrief } from '#src/domain/jobs/index.ts';

const read = (lines: readonly string[]): { open: string; told: string } => {
  const { lines: open, left_out } = briefLines(lines.join('\n'));
  return { open: open.join('\n'), told: left_out.join('\n') };
};

describe('what the writer of a brief sets apart', () => {
  it('leaves out comments in curly and double brackets within a list, and keeps the list', () => {
    const { open, told } = read([
      'Dairy technician, Taupo, permanent, full time.',
      'You will service milking plant, {bev: two of the vans are rented till May} fit pulsators, test vacuum [[Col is on his last chance]] and keep the log.',
      '{bev: and nobody has told the insurer}',
    ]);
    expect(open).toContain('service milking plant, fit pulsators, test vacuum and keep the log');
    expect(open).not.toMatch(/vans|Col|insurer|[{}]/);
    expect(told).toContain('two of the vans are rented till May');
  });

  it('leaves out a comment that its writer forgot to close, up to the end of its line', () => {
    expect(read(['Cook, Galway.', 'Prep and grill {ned: the fryer is on loan', 'Own knives.']).open).toBe(
      'Cook, Galway.\nPrep and grill\nOwn knives.',
    );
  });

  it('keeps the place of a word in a template', () => {
    expect(read(['Join us at {company} as a welder in Leeds.']).open).toContain('{company}');
  });

  it.each([
    '[pvt] the lift was never signed for',
    '- [private] the lift was never signed for',
    '* [NFP]: the lift was never signed for',
    'the lift was never signed for [conf]',
    '[vertraulich] die Bühne ist nie abgenommen worden',
    '[entre nous] le pont n’a jamais été contrôlé',
    '[confidencial] el elevador nunca se revisó',
    '[riservato] il ponte non è mai stato collaudato',
    '[vertrouwelijk] de brug is nooit gekeurd',
  ])('leaves out a line whose writer marks it, whatever it says: %s', (line) => {
    const { open, told } = read([
      'Mechanic, Hull.',
      'Permanent, full time.',
      'Brakes and clutches.',
      line,
      'Own tools.',
    ]);
    expect(open).toBe('Mechanic, Hull.\nPermanent, full time.\nBrakes and clutches.\nOwn tools.');
    expect(told).not.toBe('');
  });

  it('leaves out what stands behind such a mark in a line, and keeps what stands before', () => {
    const { open } = read([
      'Mechanic, Hull.',
      'Permanent.',
      'Brakes, clutches and MOTs [pvt] Des fell in the pit',
    ]);
    expect(open).toContain('Brakes, clutches and MOTs');
    expect(open).not.toContain('Des');
  });

  it('leaves out all that follows a mark that says so, up to what heads the job again', () => {
    const { open } = read([
      'Glazier, Derby.',
      'Permanent, full time.',
      'Shop fronts and sealed units.',
      '[pvt] all from here',
      'two panes came down in June',
      'the builder wants it hushed',
      'Requirements: CSCS card.',
    ]);
    expect(open).not.toMatch(/panes|hushed/);
    expect(open).toContain('CSCS card');
  });

  it('keeps a first line that is marked, as it says what the job is', () => {
    expect(read(['[Confidential] Finance manager, Leeds', 'Lead a team of six.']).open).toContain(
      'Finance manager, Leeds',
    );
  });

  it('reads a table of labels as a form, and the third column as a remark of the one who took it down', () => {
    const text = [
      'Role | Groom | "stable hand, he says"',
      'Place | Kildare | two yards, one is let',
      'Pay | €15 to €17 an hour | goes to 18 if cornered',
      'Duties | muck out, feed, turn out, tack up | the feed bill is the trouble',
      'Must | a year with horses; driver licence | ',
      'Nice | first aid | ',
      'Vet | nothing said | she sleeps in the tack room',
    ];
    const { open, told } = read(text);
    expect(open).toContain('Pay: €15 to €17 an hour');
    expect(open).not.toMatch(/let$|cornered|trouble|sleeps/m);
    expect(told).toMatch(/cornered[\s\S]*trouble[\s\S]*sleeps/);
    const { responsibilities, requirements, nice_to_have } = readBrief(text.join('\n'));
    expect(responsibilities.map((one) => one.text)).toEqual(['Muck out, feed, turn out, tack up']);
    expect(requirements.map((one) => one.text)).toEqual(['A year with horses', 'Driver licence']);
    expect(nice_to_have.map((one) => one.text)).toEqual(['First aid']);
  });

  it('keeps a line of several things between bars that is no table', () => {
    expect(read(['Groom | Kildare | permanent', 'Muck out and feed.']).open).toContain(
      'Groom | Kildare | permanent',
    );
  });

  it('reads two dashes before a line as the sign of a list', () => {
    const brief = readBrief(
      'Panel beater, Taupo.\n-- strip and assess damage\n-- prep for paint\nOwn tools.',
    );
    expect(brief.responsibilities.map(({ text }) => text)).toEqual([
      'Strip and assess damage',
      'Prep for paint',
    ]);
  });

  it.each(['Nachricht', 'Voice note', 'Mensaje', 'Bericht'])(
    'reads several messages in a row without what numbers them: %s 1',
    (word) => {
      const { open } = read([`${word} 1: Roofer wanted in Cork.`, `${word} 2: Own van is a must.`]);
      expect(open).toBe('Roofer wanted in Cork.\nOwn van is a must.');
    },
  );
});

describe('what stands behind a list and a sign', () => {
  it('leaves out a story that begins behind a slash or a dash, to the end of its line', () => {
    const { open, told } = read([
      'Roofer, Cork, full time.',
      'slating, leadwork, gutters, flat roofs / Paudie was holding the ladder when it slid. Two ribs. He never had the ticket',
      'A Safe Pass is a must.',
    ]);
    expect(open).toContain('slating, leadwork, gutters, flat roofs.');
    expect(open).not.toMatch(/Paudie|ribs|ticket/);
    expect(told).toContain('Two ribs.');
  });

  it('keeps what goes on with the work there', () => {
    const { open } = read([
      'Roofer, Cork.',
      'slating, leadwork, gutters / flat roofs in felt and single ply',
    ]);
    expect(open).toContain('flat roofs in felt and single ply');
  });
});

describe('what is plainly the recruiter’s', () => {
  const brief = [
    'Hello Ines, before we come to it, I owe you an explanation.',
    'We are not broke, as our accountant put it at the wake, only $310,000 of the roof money went to pay the crew in spring, and Terence never told me.',
    'A Carpenter, Ballarat, permanent, full time, $36 to $42 an hour.',
    'You will frame houses, hang doors, fit kitchens and look after an apprentice.',
    'You need a trade certificate and a white card.',
    'Stair building would be a plus.',
    'Starts on 5 July 2027.',
    'A phone call and then a day on site.',
    'Terence has gone to my sister in Bright and will not pick up, and the builder in Wangaratta has not paid since May.',
  ];

  it('is read for no field of the job, and stands among what was left out', () => {
    const { open, told } = read(brief);
    expect(open).not.toMatch(/accountant|310,000|Wangaratta/);
    expect(told).toContain('Wangaratta');
  });

  it('leaves what the job is, asks and pays', () => {
    const { open } = read(brief);
    for (const said of [
      'Carpenter, Ballarat',
      '$36 to $42',
      'hang doors',
      'white card',
      'Stair building',
      '5 July 2027',
    ])
      expect(open).toContain(said);
  });
});
