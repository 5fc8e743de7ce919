import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';
import { toldRounds } from '#src/domain/jobs/interview-process.ts';

const specOf = (text: string, home = 'GB') => {
  const { summary = '', requirements = [], nice_to_have = [] } = readRole(text, home).fields.spec ?? {};
  return { summary, requirements, nice_to_have };
};

const LEAD = 'Controller\n\nThe office closes the books in six days and reports to the board each month.\n\n';

describe('the spec of a drafted job', () => {
  it.each([
    ['Needs NVQ 3 in care, own car and a year as a senior carer.', 'NVQ 3'],
    ['Must have: SAP FICO and GST returns', 'SAP FICO'],
    ['Should know: SAP FICO, GST returns', 'SAP FICO'],
    ['Il nous faut un bac+2 dans le bâtiment et le permis B.', 'bac+2'],
    ['Mitbringen sollte man das Examen und zwei Jahre Praxis.', 'Examen'],
    ['Pido un año en atención al paciente, inglés medio.', 'inglés medio'],
    ["They've got to have the trade cert and a white card.", 'white card'],
    ['- HACCP level 2', 'HACCP level 2'],
    ['- Clean driving record', 'driving record'],
  ])('asks for what is asked for: %j', (line, asked) => {
    expect(specOf(LEAD + line).requirements.join()).toContain(asked);
  });

  it.each([
    ['If they’re handy with ArcGIS even better.', 'ArcGIS'],
    ['Financial services background highly regarded.', 'Financial services'],
    ['Exotics interest welcome.', 'Exotics'],
    ['Halal knowledge is added advantage', 'Halal'],
    ['Meisterbrief ist Pflicht, Erfahrung mit Sauerteig wäre schön.', 'Sauerteig'],
    ['Helpful: further maths', 'urther maths'],
    ['Staplerschein ist Pflicht, SAP EWM wäre schön.', 'SAP EWM'],
    ['3 yrs in food distribution, some Spanish helps since the crew speaks it.', 'Spanish'],
  ])('wishes for what is wished for: %j', (line, wished) => {
    const { requirements, nice_to_have } = specOf(LEAD + line);
    expect(nice_to_have.join()).toContain(wished);
    expect(requirements.join()).not.toContain(wished);
  });

  it.each([
    'NOT FOR THE AD: Transport for NSW is the end client, and Doug is to be replaced.',
    'FYI only: Kelvin will be leaving after the bonus.',
    'Vertroulik: the previous FM was dismissed for fraud, matter is with the Hawks.',
    'Pour ta gouverne : Loïc a fait un burn-out.',
    'I should say in confidence that Dr Whelan is selling his share.',
    'The last two you sent could not weld.',
    'Um don’t say who we are cause Monadelphous will ring them.',
  ])('has nothing that was told to the recruiter, which a note says: %j', (line) => {
    const { fields, notes } = readRole(`${LEAD}Must have a CPA.\n\n${line}`, 'AU');
    expect(JSON.stringify(fields.spec)).not.toMatch(
      /NSW|Doug|Kelvin|fraud|Hawks|Loïc|burn-out|Whelan|weld|Monadelphous/,
    );
    expect(fields.spec?.requirements).toEqual(['Must have a CPA']);
    expect(notes.join()).toContain('were left out of the spec');
  });

  it('files what stands below a label of one line by what it says', () => {
    const spec = readRole(
      `${LEAD}Aufgaben: Teigherstellung, Ofenführung.\n\nMeisterbrief ist Pflicht.\n\nNice: ECSA\n\nResponsible for 60 turbines.`,
      'DE',
    ).fields.spec;
    expect(spec).toMatchObject({ requirements: ['Meisterbrief ist Pflicht'], nice_to_have: ['ECSA'] });
    expect(spec?.responsibilities).toEqual(['Teigherstellung, Ofenführung', 'Responsible for 60 turbines']);
  });

  it('keeps what stands before a remark that is kept', () => {
    const { fields } = readRole(
      'Wir suchen einen Einkäufer in Bielefeld, Vollzeit.\n\nWir zahlen 62.000 bis 70.000 EUR im Jahr. Bitte vertraulich: Herr Krug weiß noch nichts.',
      'DE',
    );
    expect(fields.compensation).toMatchObject({ base_min: 62_000, base_max: 70_000 });
  });

  it('has no name of who signs or greets, and not the role as something that is asked for', () => {
    const spec = specOf(
      'Mōrena Jules,\n\nNeed a Bar Manager for the Valley venue, full time, nights at the busy end of the week.\n\n- 2 years running a bar\n\nhemi',
      'NZ',
    );
    expect(JSON.stringify(spec)).not.toMatch(/Jules|Mōrena|hemi/);
    expect(spec.requirements).toEqual(['2 years running a bar']);
    expect(spec.summary).toContain('Bar Manager');
  });
});

describe('the interviews of a brief', () => {
  it.each([
    [
      'Interview process: HackerRank test, followed by a video round with the manager.',
      ['technical', 'video'],
    ],
    ['Interviews: Teams first, final in Nelspruit.', ['video', 'in_person']],
    ['First discussion by video, second in Basel with the team.', ['video', 'in_person']],
    ['Steps: phone with me, then a half day here incl. lunch.', ['phone', 'in_person']],
    ['Erst ein Telefonat mit mir, danach ein Kennenlernen vor Ort samt Hausführung.', ['phone', 'in_person']],
    ['Premier échange par téléphone avec moi, puis visite de l’atelier.', ['phone', 'in_person']],
    ['We’d like to meet people in person, just the one meeting with me and our nurse lead.', ['in_person']],
    ['Single interview by Teams, the answer comes the same day.', ['video']],
    ['A working interview for half a day, paid.', ['technical']],
  ])('are read of %j', (line, kinds) => {
    expect(toldRounds(line).map(({ kind }) => kind)).toEqual(kinds);
  });
});
