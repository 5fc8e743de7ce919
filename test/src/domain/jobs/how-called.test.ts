import { describe, expect, it } from 'vitest';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { saysHowCalled } from '#src/domain/jobs/how-called.ts';

const JOB = [
  'We need a Team Leader in Leeds, full time, permanent.',
  'You run the early shift and train new starters.',
  'Must have three years in a similar role and a driving licence.',
];

describe('what stands with how the house is to be called', () => {
  it.each([
    'The Department does not have the report as yet. Discovery is querying claims. No clinic name please',
    'Runway is 9 months, she let that slip. No name in ad',
    'keep pour house off it hey. tax office garnisheed me and the last one is in the lockup till feb',
    'dont put gannet. the old porter was letting his brother kip in room 9 all winter',
    'OUTsurance gave us notice on the book. Keep crown joinery out of the ad pls',
    'The last one was helping herself to the till, Guards are in. You won’t print that obviously, and leave Mill Quay out.',
    'Covering note from Fiona: please describe us as a systems integrator. Halyard is one of two on the panel.',
    'Corey put the tipper through a fence. and no Treeline on it, Active Tree are nicking everyone I train',
    'We lost the Tesco line. Put "food manufacturer" and nothing more.',
    'The landlord wants us out. School to remain nameless.',
    'Das Labor wird verkauft. Firmenname bitte weglassen.',
    'Carrefour nous a déréférencés. Dites "une PME agroalimentaire"',
    'Mercadona nos quita la referencia. Anúncialo sin el nombre.',
    'De inspectie komt terug. De naam van de praktijk mag er niet in.',
    'Tracimy kontrakt. Proszę nie podawać nazwy firmy.',
  ])('stays with the recruiter: %s', (told) => {
    expect(briefLines([...JOB, '', told].join('\n')).lines).toEqual(JOB);
  });

  it.each([
    "Now here's the thing, Priya. Our QS was skimming off the groundworkers and the police have his laptop.",
    "Context you'll want. Half the crew are on final warnings over the fire door.",
    "You'll hear gossip. Yes we were raided, no it isn't fixed.",
    'Now off the clock - the lease is gone and Gordon throws things.',
    'Bit of colour. The MD and his brother have not spoken since the funeral.',
  ])('and what is headed as an aside stays too: %s', (told) => {
    expect(briefLines([...JOB, '', told].join('\n')).lines).toEqual(JOB);
  });

  it('leaves what the same paragraph says of the job', () => {
    const { lines } = briefLines(
      'Night porter in Leeds. Call us a country hotel. You must have a driving licence. The bank has called the loan.',
    );
    expect(lines).toEqual(['Night porter in Leeds. You must have a driving licence.']);
  });
});

describe('how the house is to be called', () => {
  it.each([
    'You will keep the name and address files of our customers up to date.',
    'No name badges needed, we supply the uniform.',
    'Blind baking, tarts and breads are your section.',
    'You call our customers when a delivery is late.',
    'We are an equal opportunities employer and read CVs without names.',
    'No company car, but a pool van is there for site visits.',
    'Company name plates and signs are made by you on the laser.',
    'Du pflegst Namen und Adressen in unserer Datenbank.',
  ])('is not what is said of names in the work: %s', (said) => {
    expect(saysHowCalled(said)).toBe(false);
  });
});
