import { family, rung, scale } from './family.ts';

const ENGINEERING = scale(0.86, 0.45, 0.76, 0.52, 0.62);
const TRADES = scale(0.82, 0.42, 0.74, 0.5, 0.42);

export const engineeringFamilies = [
  family({
    key: 'civil_engineering',
    name: 'Civil and structural engineering',
    synonyms: 'civil engineer, structures, roads, stormwater, geotech, bridges',
    industries: 'Construction, Engineering, Government, Mining, Energy',
    core: 'Civil 3D, Design documentation, AutoCAD, Specifications, Site inspections, Stakeholder management',
    optional: `12d Model, Revit, Tekla, SPACE GASS, ETABS, Stormwater design, Road design, Bridge design, Geotechnical,
      Hydraulic modelling, Drainage, Structural analysis, Contract administration, Cost estimation, GIS, Rail,
      Traffic engineering, Temporary works`,
    degrees: 'Engineering/Civil Engineering, Engineering/Structural Engineering',
    qualifications: {
      AU: 'CPEng, NER, RPEQ, White Card',
      NZ: 'CPEng, CMEngNZ',
      GB: 'CEng MICE, CSCS Card',
      US: 'PE Licence, EIT',
      IE: 'CEng MIEI, Safe Pass',
      SG: 'Professional Engineer (PEB)',
    },
    duties: `road and drainage design for growth areas
      structural packages from concept to construction issue
      site visits and technical queries
      bids and fee proposals
      peer review of graduate work`,
    wins: `Designed out a retaining wall and saved 2 million.
      Delivered the drainage of a 900-lot estate.
      Was engineer of record for a four-span bridge.`,
    moves: 'construction_management, mechanical_engineering, project_management',
    work: { permanent: 9, contract: 2 },
    contract_period: 'hour',
    share: 3,
    scale: ENGINEERING,
    ladder: [
      rung('intern', 0, 52, 62, 'Student Engineer'),
      rung('junior', 0, 72, 88, 'Graduate Civil Engineer, Graduate Structural Engineer'),
      rung('mid', 3, 95, 128, 'Civil Engineer, Structural Engineer, Drainage Engineer'),
      rung('senior', 7, 135, 172, 'Senior Civil Engineer, Senior Structural Engineer'),
      rung('principal', 12, 172, 220, 'Principal Engineer, Technical Lead'),
      rung('director', 16, 210, 280, 'Engineering Director, Section Director'),
    ],
  }),
  family({
    key: 'mechanical_engineering',
    name: 'Mechanical and building services engineering',
    synonyms: 'mechanical engineer, HVAC, maintenance engineer, design engineer, building services',
    industries: 'Engineering, Manufacturing, Mining, Energy, Construction',
    core: 'Mechanical design, SolidWorks, AutoCAD, Root cause analysis, Technical drawings, Maintenance planning',
    optional: `Inventor, Revit, HVAC design, FEA, CFD, Pumps, Piping, Hydraulics, Pressure vessels, Reliability
      engineering, Vibration analysis, Commissioning, Project engineering, SAP PM, Energy modelling, Materials handling,
      Risk assessment`,
    degrees: 'Engineering/Mechanical Engineering, Engineering/Mechatronics',
    qualifications: {
      AU: 'CPEng, RPEQ',
      NZ: 'CPEng',
      GB: 'CEng MIMechE',
      US: 'PE Licence',
      IE: 'CEng MIEI',
      SG: 'Professional Engineer (PEB)',
    },
    duties: `plant design and drawings for fabrication
      shutdown scopes and reliability
      ventilation and cooling for hospitals
      commissioning on site
      capital projects of up to 8 million`,
    wins: `Doubled the mean time between failures of the crushers.
      Cut a building's energy use by 22%.
      Commissioned a packing line a week early.`,
    moves: 'manufacturing, civil_engineering, project_management',
    work: { permanent: 8, contract: 3 },
    contract_period: 'hour',
    share: 2.5,
    scale: ENGINEERING,
    ladder: [
      rung('junior', 0, 72, 90, 'Graduate Mechanical Engineer, Junior Design Engineer'),
      rung('mid', 3, 95, 128, 'Mechanical Engineer, HVAC Engineer, Maintenance Engineer'),
      rung('senior', 7, 132, 172, 'Senior Mechanical Engineer, Reliability Engineer'),
      rung('lead', 11, 165, 208, 'Engineering Manager, Lead Mechanical Engineer'),
    ],
  }),
  family({
    key: 'electrical_trades',
    name: 'Electrical and mechanical trades',
    synonyms: 'sparky, electrician, fitter, tradie, HVAC tech, maintenance technician',
    industries: 'Construction, Manufacturing, Mining, Energy, Property',
    core: 'Fault finding, Electrical installation, Preventive maintenance, Reading drawings, Health and safety, Testing and tagging',
    optional: `PLC, Instrumentation, Switchboards, Solar installation, Data cabling, Refrigeration, Motor control, Welding,
      Hydraulics, Confined space, Working at heights, High voltage switching, Fire systems, Commissioning, CMMS,
      Apprentice supervision, Elevated work platform`,
    degrees: 'Trade/Electrotechnology, Trade/Mechanical Fitting, Trade/Refrigeration and Air Conditioning',
    qualifications: {
      any: 'Working at Heights, First Aid Certificate',
      AU: 'Electrical Licence, White Card, High Risk Work Licence',
      NZ: 'EWRB Registration, Site Safe Passport',
      GB: 'ECS Gold Card, 18th Edition',
      US: 'Journeyman Licence, OSHA 30',
      IE: 'Safe Pass, RECI Registration',
      SG: 'EMA Electrical Worker Licence',
    },
    duties: `breakdowns and planned maintenance on a 24-hour plant
      fit-outs from rough-in to handover
      switchboard upgrades
      solar and battery installations
      apprentices and toolbox talks`,
    wins: `Cut unplanned downtime by a third.
      Wired a 14-storey building with no defects at handover.
      Trained four apprentices to their ticket.`,
    moves: 'manufacturing, construction_management, mechanical_engineering',
    work: { permanent: 6, contract: 3, temp: 3 },
    contract_period: 'hour',
    share: 3,
    scale: TRADES,
    ladder: [
      rung('junior', 0, 52, 68, 'Apprentice Electrician, Apprentice Fitter, Trade Assistant'),
      rung('mid', 4, 85, 112, 'Electrician, Mechanical Fitter, Refrigeration Mechanic'),
      rung(
        'senior',
        8,
        108,
        138,
        'Senior Electrician, Instrumentation Technician, Senior Fitter, Senior Refrigeration Technician',
      ),
      rung('lead', 11, 125, 160, 'Electrical Supervisor, Maintenance Supervisor'),
    ],
  }),
  family({
    key: 'construction_management',
    name: 'Construction management',
    synonyms: 'site manager, builder, contracts administrator, foreman, construction PM',
    industries: 'Construction, Property, Engineering',
    core: 'Construction programming, Subcontractor management, Site safety, Contract administration, Cost control, Quality assurance',
    optional: `Procore, Aconex, MS Project, Primavera P6, Tendering, Variations, Defects, Design management, Stakeholder
      management, High-rise, Fit-out, Civil works, Residential, Health projects, Dispute resolution, BIM, Temporary works`,
    degrees: 'Construction/Construction Management, Engineering/Civil Engineering, Trade/Carpentry',
    qualifications: {
      AU: 'White Card, Builder Licence',
      NZ: 'Site Safe Passport, LBP',
      GB: 'SMSTS, CSCS Black Card',
      US: 'OSHA 30, CCM',
      IE: 'Safe Pass, MCIOB',
      SG: 'BCSS',
    },
    duties: `a 60 million apartment project from slab to handover
      subcontract packages and variations
      the programme and weekly look-ahead
      site safety and inductions
      client and superintendent meetings`,
    wins: `Handed over a school two weeks before term.
      Settled the final account within 1% of budget.
      Went 18 months without a recordable injury.`,
    moves: 'quantity_surveying, civil_engineering, project_management',
    work: { permanent: 8, contract: 3 },
    contract_period: 'day',
    share: 3,
    scale: scale(0.85, 0.45, 0.72, 0.52, 0.62),
    ladder: [
      rung('junior', 0, 72, 90, 'Site Cadet, Junior Contracts Administrator, Graduate Site Engineer'),
      rung('mid', 3, 105, 138, 'Contracts Administrator, Site Engineer, Site Supervisor'),
      rung('senior', 7, 150, 192, 'Site Manager, Senior Contracts Administrator, Project Manager'),
      rung('lead', 11, 190, 240, 'Senior Project Manager, Construction Manager'),
      rung('director', 16, 245, 330, 'Construction Director, Operations Director'),
    ],
  }),
  family({
    key: 'quantity_surveying',
    name: 'Estimating and quantity surveying',
    synonyms: 'QS, estimator, cost planner, cost manager',
    industries: 'Construction, Property, Engineering',
    core: 'Cost planning, Estimating, Bills of quantities, Tender analysis, Measurement, Cost reporting',
    optional: `CostX, Bluebeam, Buildsoft, Excel, Value engineering, Life-cycle costing, Contract administration, Variations,
      Feasibility studies, Claims, Procurement advice, Subcontractor management, Bank reporting, Tax depreciation`,
    degrees: 'Construction/Quantity Surveying, Construction/Construction Management',
    qualifications: {
      any: 'MRICS',
      AU: 'AIQS Certified Quantity Surveyor',
      NZ: 'NZIQS Registered',
      IE: 'MSCSI',
    },
    duties: `estimates from concept to tender
      monthly cost reports to financiers
      measurement and trade letting
      progress claims and variations
      value engineering workshops`,
    wins: `Won nine of twenty tenders in a year.
      Held a hospital project inside its contingency.
      Built the cost library used by the whole team.`,
    moves: 'construction_management, procurement',
    work: { permanent: 9, contract: 2 },
    contract_period: 'day',
    share: 1.2,
    scale: scale(0.85, 0.45, 0.7, 0.52, 0.6),
    ladder: [
      rung('junior', 0, 70, 88, 'Graduate Quantity Surveyor, Junior Estimator'),
      rung('mid', 3, 100, 135, 'Quantity Surveyor, Estimator'),
      rung('senior', 7, 140, 180, 'Senior Quantity Surveyor, Senior Estimator'),
      rung('lead', 11, 175, 222, 'Commercial Manager, Chief Estimator'),
    ],
  }),
];
