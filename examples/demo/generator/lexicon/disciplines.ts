/** A branch inside a family whose titles, degree and skills go together and shut out those of its neighbours. */
export type Discipline = { words: readonly string[]; skills: readonly string[]; field: string };

const DISCIPLINES: Readonly<Record<string, readonly Discipline[]>> = {
  audit_tax: [
    { words: ['Audit'], skills: ['External audit'], field: 'Accounting' },
    { words: ['Tax'], skills: ['Tax compliance', 'Corporate tax'], field: 'Taxation' },
  ],
  backend: [
    { words: ['Java'], skills: ['Java', 'Spring Boot'], field: 'Computer Science' },
    { words: ['.NET'], skills: ['C#', '.NET'], field: 'Software' },
  ],
  mobile: [
    { words: ['iOS'], skills: ['Swift', 'SwiftUI', 'UIKit', 'Objective-C'], field: 'Computer Science' },
    { words: ['Android'], skills: ['Kotlin', 'Jetpack Compose'], field: 'Computer Science' },
  ],
  nursing: [
    { words: ['Nurs'], skills: ['Wound care'], field: '/Nursing' },
    { words: ['Midwi'], skills: ['Midwifery'], field: 'Midwifery' },
  ],
  allied_health: [
    { words: ['Physio'], skills: ['Physiotherapy', 'Musculoskeletal'], field: 'Physiotherapy' },
    {
      words: ['Occupational'],
      skills: ['Occupational therapy', 'Home modifications'],
      field: 'Occupational',
    },
    { words: ['Speech'], skills: ['Speech pathology'], field: 'Speech' },
    { words: ['Psycholog'], skills: ['Psychology', 'Behaviour support'], field: 'Psychology' },
  ],
  education: [
    { words: ['Primary'], skills: ['Primary teaching', 'Literacy'], field: 'Primary' },
    { words: ['Secondary'], skills: ['Secondary mathematics'], field: 'Secondary' },
    { words: ['Early'], skills: ['Early childhood'], field: 'Early' },
  ],
  civil_engineering: [
    { words: ['Civil', 'Drainage'], skills: ['Road design', 'Stormwater design'], field: 'Civil' },
    { words: ['Structural'], skills: ['Structural analysis', 'ETABS'], field: 'Structural' },
  ],
  electrical_trades: [
    { words: ['Electric', 'Instrument'], skills: ['Switchboards', 'Motor control'], field: 'Electro' },
    { words: ['Fitter'], skills: ['Hydraulics', 'Welding'], field: 'Fitting' },
    { words: ['Refrigeration'], skills: ['Refrigeration'], field: 'Refrigeration' },
  ],
  hospitality: [
    { words: ['Chef'], skills: ['Menu planning', 'Food costing', 'Kitchen management'], field: 'Cookery' },
    {
      words: ['Manager', 'Supervisor', 'Front Office', 'Food and Beverage'],
      skills: ['Revenue management', 'Events'],
      field: 'Hospitality',
    },
  ],
};

/** The branches of a family; none for most. */
export const disciplinesOf = (familyKey: string): readonly Discipline[] => DISCIPLINES[familyKey] ?? [];
