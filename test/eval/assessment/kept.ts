import { type Family, person } from './pair.ts';

const BRISTOL = ['Bristol', 'GB'] as const;
const LONDON = ['London', 'GB'] as const;
const DETROIT = ['Detroit', 'US'] as const;
const HOUSTON = ['Houston', 'US'] as const;
const MELBOURNE = ['Melbourne', 'AU'] as const;
const ADELAIDE = ['Adelaide', 'AU'] as const;

const PEOPLE_AND_OFFICE: Family = {
  briefs: [
    {
      title: 'HR Business Partner',
      place: BRISTOL,
      description:
        'Aerospace supplier.\n\nEssential:\n- CIPD Level 5 or above\n- 3 years as HR business partner or HR manager\n- Employee relations casework\n\nDesirable:\n- Unionised environment\n- Workday',
    },
    {
      title: 'Executive Assistant',
      place: LONDON,
      description:
        'To the chief executive of an asset manager.\n\nRequirements:\n- 4+ years as executive assistant at C level\n- Diary and travel management\n- Excellent Outlook and PowerPoint\n\nNice to have:\n- Financial services',
    },
    {
      title: 'Talent Acquisition Specialist',
      place: null,
      description:
        'You need:\n- 2 years of in-house or agency recruitment\n- Sourcing with LinkedIn Recruiter\n\nA plus:\n- Technical hiring\n- Greenhouse',
    },
  ],
  people: [
    person(
      'ynn',
      ['HR Business Partner', 'Airbus', 2018, 10],
      BRISTOL,
      ['Employee relations', 'Workday', 'Change'],
      'Partner of 600 people on a unionised site; employee relations casework.',
      { certifications: ['CIPD Level 7'] },
    ),
    person(
      'ynn',
      ['HR Manager', 'Rolls-Royce', 2019, 8],
      BRISTOL,
      ['Employee relations', 'TUPE'],
      'Runs HR for a plant, with disciplinary and grievance casework.',
      { certifications: ['CIPD Level 5'] },
    ),
    person(
      'mnn',
      ['HR Advisor', 'GKN', 2020, 5],
      BRISTOL,
      ['Employee relations', 'Absence'],
      'First line of employee relations for 400 people.',
      { certifications: ['CIPD Level 5'] },
    ),
    person(
      'mnn',
      ['HR Business Partner', 'Lloyds Banking Group', 2019, 7],
      BRISTOL,
      ['Employee relations', 'Restructuring'],
      'Partners two divisions, casework and restructuring.',
    ),
    person(
      'nyn',
      ['Executive Assistant', 'Schroders', 2018, 11],
      LONDON,
      ['Outlook', 'PowerPoint', 'Travel management'],
      'Executive assistant to the chief investment officer: diary, travel and board papers.',
    ),
    person(
      'nyn',
      ['EA to CEO', 'Aviva', 2019, 9],
      LONDON,
      ['Diary management', 'Travel', 'Outlook', 'PowerPoint'],
      'Diary and travel of the chief executive.',
    ),
    person(
      'nmn',
      ['Personal Assistant', 'Clifford Chance', 2020, 6],
      LONDON,
      ['Diary management', 'Outlook'],
      'Assistant to two partners, diary and expenses.',
    ),
    person(
      'nnn',
      ['Receptionist', 'WeWork', 2021, 3],
      LONDON,
      ['Front desk', 'Outlook'],
      'Front desk and meeting rooms.',
    ),
    person(
      'nny',
      ['Technical Recruiter', 'Monzo', 2020, 5],
      LONDON,
      ['LinkedIn Recruiter', 'Greenhouse', 'Sourcing'],
      'Hires engineers; sources with LinkedIn Recruiter.',
    ),
    person(
      'nny',
      ['Recruitment Consultant', 'Hays', 2019, 6],
      BRISTOL,
      ['Sourcing', 'LinkedIn Recruiter', 'Account management'],
      'Agency recruitment of finance people.',
    ),
    person(
      'mnm',
      ['HR Generalist', 'Dyson', 2020, 5],
      BRISTOL,
      ['Recruitment', 'Employee relations', 'Onboarding'],
      'A third of the work is recruitment, the rest casework and policy.',
      { certifications: ['CIPD Level 5'] },
    ),
  ],
};

const ENGINEERING: Family = {
  briefs: [
    {
      title: 'Mechanical Design Engineer',
      place: DETROIT,
      description:
        'Tier 1 automotive supplier.\n\nMust have:\n- Bachelor in mechanical engineering\n- SolidWorks or CATIA\n- 3+ years in automotive design\n\nPreferred:\n- GD&T\n- FEA',
    },
    {
      title: 'Electrical Project Engineer',
      place: HOUSTON,
      description:
        'Requirements:\n- Degree in electrical engineering\n- 5 years of projects in oil and gas or power\n- AutoCAD Electrical or ETAP\n\nNice to have:\n- PE licence',
    },
    {
      title: 'Maintenance Technician',
      place: DETROIT,
      description:
        'Stamping plant, second shift.\n\nYou need:\n- 2 years of industrial maintenance\n- PLC troubleshooting\n- Hydraulics and pneumatics\n\nA plus:\n- Welding\n- Robotics (Fanuc)',
    },
  ],
  people: [
    person(
      'ynn',
      ['Mechanical Design Engineer', 'Magna', 2019, 6],
      DETROIT,
      ['CATIA', 'GD&T', 'FEA'],
      'Designs seat structures for car makers.',
      { education: 'BS Mechanical Engineering, University of Michigan' },
    ),
    person(
      'ynn',
      ['Product Design Engineer', 'Lear', 2018, 8],
      DETROIT,
      ['SolidWorks', 'GD&T'],
      'Automotive interior parts in SolidWorks.',
      { education: 'BS Mechanical Engineering, Wayne State University' },
    ),
    person(
      'mnn',
      ['Mechanical Engineer', 'Whirlpool', 2020, 5],
      DETROIT,
      ['SolidWorks', 'FEA'],
      'Designs appliance housings.',
      { education: 'BS Mechanical Engineering, Purdue University' },
    ),
    person(
      'mnn',
      ['CAD Designer', 'Ford', 2017, 9],
      DETROIT,
      ['CATIA', 'GD&T'],
      'Body-in-white design in CATIA for automotive programs.',
    ),
    person(
      'nyn',
      ['Electrical Engineer', 'Fluor', 2017, 9],
      HOUSTON,
      ['ETAP', 'AutoCAD Electrical', 'Switchgear'],
      'Electrical design of refinery projects.',
      { education: 'BS Electrical Engineering, Texas A&M' },
    ),
    person(
      'nyn',
      ['Electrical Project Engineer', 'CenterPoint Energy', 2018, 8],
      HOUSTON,
      ['ETAP', 'Substations', 'Project management'],
      'Substation projects of a power utility.',
      { education: 'BS Electrical Engineering, University of Houston', certifications: ['PE'] },
    ),
    person(
      'nmn',
      ['Electrical Engineer', 'Jacobs', 2021, 4],
      HOUSTON,
      ['AutoCAD Electrical', 'Lighting'],
      'Building services; one oil and gas terminal.',
      { education: 'BS Electrical Engineering, Rice University' },
    ),
    person(
      'nnn',
      ['Electrician', 'IES', 2016, 11],
      HOUSTON,
      ['Wiring', 'Conduit'],
      'Commercial electrical installation.',
      { certifications: ['Journeyman Electrician'] },
    ),
    person(
      'nny',
      ['Maintenance Technician', 'Stellantis', 2018, 9],
      DETROIT,
      ['PLC', 'Hydraulics', 'Pneumatics', 'Fanuc'],
      'Keeps press lines running; PLC troubleshooting.',
    ),
    person(
      'nny',
      ['Industrial Maintenance Mechanic', 'American Axle', 2019, 7],
      DETROIT,
      ['PLC troubleshooting', 'Hydraulics', 'Pneumatics', 'Welding'],
      'Industrial maintenance of forging lines.',
    ),
    person(
      'nnm',
      ['Maintenance Mechanic', 'Faygo', 2020, 5],
      DETROIT,
      ['Conveyors', 'Pneumatics'],
      'Maintenance of bottling lines, conveyors and gearboxes.',
    ),
  ],
};

const HOSPITALITY: Family = {
  briefs: [
    {
      title: 'Head Chef',
      place: MELBOURNE,
      description:
        'Italian restaurant with 90 seats.\n\nEssential:\n- 3 years as head chef or sous chef\n- Commercial cookery qualification\n- Menu costing\n\nDesirable:\n- Italian cuisine',
    },
    {
      title: 'Retail Store Manager',
      place: ADELAIDE,
      description:
        'Fashion store.\n\nYou must have:\n- 2 years of retail management\n- Experience of rostering and budgets\n\nNice to have:\n- Visual merchandising\n- Fashion retail',
    },
    {
      title: 'Hotel Front Office Manager',
      place: MELBOURNE,
      description:
        'Requirements:\n- 3+ years in hotel front office, one of them leading\n- Opera PMS\n\nA plus:\n- Mandarin\n- Revenue management',
    },
  ],
  people: [
    person(
      'ynn',
      ['Head Chef', 'Tipo 00', 2019, 12],
      MELBOURNE,
      ['Menu costing', 'Italian cuisine', 'Pasta'],
      'Leads a kitchen of eight.',
      { certifications: ['Certificate III in Commercial Cookery'] },
    ),
    person(
      'ynn',
      ['Sous Chef', 'Grossi Florentino', 2018, 10],
      MELBOURNE,
      ['Italian cuisine', 'Menu costing', 'Ordering'],
      'Second in the kitchen, costing and ordering.',
      { certifications: ['Certificate IV in Commercial Cookery'] },
    ),
    person(
      'mnn',
      ['Sous Chef', 'Chin Chin', 2019, 9],
      MELBOURNE,
      ['Asian cuisine', 'Rostering'],
      'Second in a kitchen of twenty.',
    ),
    person(
      'nnn',
      ['Chef de Partie', 'Crown', 2021, 4],
      MELBOURNE,
      ['Grill', 'Larder'],
      'Runs the grill section.',
      { certifications: ['Certificate III in Commercial Cookery'] },
    ),
    person('nnn', ['Barista', 'Market Lane', 2020, 5], MELBOURNE, ['Espresso', 'Latte art'], 'Coffee bar.'),
    person(
      'nyn',
      ['Store Manager', 'Witchery', 2018, 9],
      ADELAIDE,
      ['Rostering', 'Budgets', 'Visual merchandising'],
      'Retail management of a fashion store with 14 staff.',
    ),
    person(
      'nyn',
      ['Retail Manager', 'Kathmandu', 2019, 7],
      ADELAIDE,
      ['Rostering', 'Budgeting', 'Stocktake'],
      'Runs an outdoor clothing store.',
    ),
    person(
      'nmn',
      ['Assistant Store Manager', 'Cotton On', 2020, 5],
      ADELAIDE,
      ['Rostering', 'Visual merchandising'],
      'Second in charge of a fashion store, rosters and targets.',
    ),
    person(
      'nnn',
      ['Sales Assistant', 'Myer', 2021, 3],
      ADELAIDE,
      ['Customer service', 'POS'],
      'Shoes and bags.',
    ),
    person(
      'nny',
      ['Front Office Manager', 'Sofitel Melbourne', 2019, 8],
      MELBOURNE,
      ['Opera PMS', 'Revenue management'],
      'Leads the front office of a hotel with 360 rooms.',
      { languages: ['English', 'Mandarin'] },
    ),
    person(
      'nny',
      ['Assistant Front Office Manager', 'Hilton', 2020, 6],
      MELBOURNE,
      ['Opera PMS', 'Guest relations'],
      'Leads shifts of the hotel front office.',
    ),
    person(
      'nnm',
      ['Guest Service Agent', 'Novotel', 2021, 4],
      MELBOURNE,
      ['Opera PMS', 'Check-in'],
      'Hotel front office; trains new starters.',
    ),
  ],
};

export const KEPT: readonly Family[] = [PEOPLE_AND_OFFICE, ENGINEERING, HOSPITALITY];
