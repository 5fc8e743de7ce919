/** A branch inside a family whose titles, degree and skills go together and shut out those of its neighbours. */
export type Discipline = { word: string; skills: readonly string[]; field: string };

const DISCIPLINES: Readonly<Record<string, readonly Discipline[]>> = {
  audit_tax: [
    { word: 'Audit', skills: ['External audit'], field: 'Accounting' },
    { word: 'Tax', skills: ['Tax compliance', 'Corporate tax'], field: 'Taxation' },
  ],
  backend: [
    { word: 'Java', skills: ['Java', 'Spring Boot'], field: 'Computer Science' },
    { word: '.NET', skills: ['C#', '.NET'], field: 'Software' },
  ],
  mobile: [
    { word: 'iOS', skills: ['Swift', 'SwiftUI', 'UIKit', 'Objective-C'], field: 'Computer Science' },
    { word: 'Android', skills: ['Kotlin', 'Jetpack Compose'], field: 'Computer Science' },
  ],
  nursing: [
    { word: 'Nurs', skills: ['Wound care'], field: '/Nursing' },
    { word: 'Midwi', skills: ['Midwifery'], field: 'Midwifery' },
  ],
  allied_health: [
    { word: 'Physio', skills: ['Physiotherapy', 'Musculoskeletal'], field: 'Physiotherapy' },
    { word: 'Occupational', skills: ['Occupational therapy', 'Home modifications'], field: 'Occupational' },
    { word: 'Speech', skills: ['Speech pathology'], field: 'Speech' },
    { word: 'Psycholog', skills: ['Psychology', 'Behaviour support'], field: 'Psychology' },
  ],
  education: [
    { word: 'Primary', skills: ['Primary teaching', 'Literacy'], field: 'Primary' },
    { word: 'Secondary', skills: ['Secondary mathematics'], field: 'Secondary' },
    { word: 'Early', skills: ['Early childhood'], field: 'Early' },
  ],
  civil_engineering: [
    { word: 'Civil', skills: ['Road design', 'Stormwater design'], field: 'Civil' },
    { word: 'Structural', skills: ['Structural analysis', 'ETABS'], field: 'Structural' },
  ],
  electrical_trades: [
    { word: 'Electric', skills: ['Switchboards', 'Motor control'], field: 'Electro' },
    { word: 'Fitter', skills: ['Hydraulics', 'Welding'], field: 'Fitting' },
    { word: 'Refrigeration', skills: ['Refrigeration'], field: 'Refrigeration' },
  ],
  hospitality: [
    { word: 'Chef', skills: ['Menu planning', 'Food costing'], field: 'Cookery' },
    { word: 'Manager', skills: ['Revenue management', 'Events'], field: 'Hospitality' },
  ],
};

/** The branches of a family; none for most. */
export const disciplinesOf = (familyKey: string): readonly Discipline[] => DISCIPLINES[familyKey] ?? [];
