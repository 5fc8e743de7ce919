import { family, rung, scale } from './family.ts';

const DELIVERY = scale(0.88, 0.5, 0.95, 0.55, 0.78);

export const productFamilies = [
  family({
    key: 'product_management',
    name: 'Product management',
    synonyms: 'PM, product owner, PO, product person',
    industries: 'Software, Banking, Retail, Media, Telecommunications, Healthcare, Insurance',
    core: 'Roadmapping, Product discovery, User research, Prioritisation, Stakeholder management, Agile delivery',
    optional: `Product analytics, A/B testing, SQL, Jira, Amplitude, Mixpanel, Pricing, Go-to-market, OKRs, API products,
      Growth, Platform products, Wireframing, Marketplace products, Payments, Storytelling, Team leadership`,
    degrees: 'Business/Management, Science/Computer Science, Commerce/Marketing',
    qualifications: { any: 'Certified Scrum Product Owner, Pragmatic Institute Certified' },
    duties: `the roadmap of the onboarding and billing products
      discovery with customers every week
      a squad of seven engineers and a designer
      pricing and packaging tests
      launch plans with sales and marketing`,
    wins: `Took activation from 31% to 47%.
      Launched a second product line that is now a fifth of revenue.
      Closed down two features nobody missed.`,
    moves: 'business_analysis, ux_design, project_management, marketing',
    work: { permanent: 9, contract: 2 },
    contract_period: 'day',
    share: 2.5,
    scale: DELIVERY,
    ladder: [
      rung('junior', 0, 82, 100, 'Associate Product Manager, Junior Product Owner'),
      rung('mid', 3, 118, 148, 'Product Manager, Product Owner'),
      rung('senior', 6, 152, 190, 'Senior Product Manager'),
      rung('lead', 9, 185, 225, 'Lead Product Manager, Group Product Manager'),
      rung('head', 12, 215, 275, 'Head of Product'),
      rung('c_suite', 16, 270, 380, 'Chief Product Officer'),
    ],
  }),
  family({
    key: 'ux_design',
    name: 'UX and product design',
    synonyms: 'UI designer, UX/UI, digital designer, user experience, design researcher',
    industries: 'Software, Banking, Retail, Media, Government, Healthcare',
    core: 'Figma, User research, Wireframing, Prototyping, Interaction design, Usability testing, Accessibility',
    optional: `Design systems, Service design, Information architecture, Journey mapping, Visual design, HTML, CSS,
      Workshop facilitation, Content design, Miro, Motion design, Inclusive design, Analytics, Brand, Mobile design`,
    degrees: 'Design/Interaction Design, Arts/Visual Communication, Science/Psychology',
    qualifications: { any: 'NN/g UX Certification, CPACC' },
    duties: `journeys from research to handover
      the design system and its documentation
      moderated tests every second week
      service blueprints for a claims process
      critique and coaching of two designers`,
    wins: `Cut form abandonment by 24%.
      Ran 60 interviews that changed the product strategy.
      Built the design system that four squads adopted.`,
    moves: 'frontend, product_management, marketing',
    work: { permanent: 7, contract: 4 },
    contract_period: 'day',
    share: 2,
    scale: DELIVERY,
    ladder: [
      rung('junior', 0, 68, 85, 'Junior UX Designer, Junior Product Designer'),
      rung('mid', 2, 95, 125, 'UX Designer, Product Designer, UX Researcher'),
      rung('senior', 5, 130, 165, 'Senior Product Designer, Senior UX Designer'),
      rung('lead', 8, 160, 198, 'Lead Product Designer, Design Lead'),
      rung('head', 12, 190, 245, 'Head of Design'),
    ],
  }),
  family({
    key: 'project_management',
    name: 'Project and programme management',
    synonyms: 'PM, PMO, delivery manager, scrum master, programme manager, project lead',
    industries: 'Government, Banking, Insurance, Telecommunications, Energy, Healthcare, Education',
    core: 'Project planning, Risk management, Budget management, Stakeholder management, Governance, Reporting',
    optional: `Agile delivery, Scrum, Waterfall, PRINCE2, MS Project, Jira, Change management, Vendor management,
      Benefits realisation, PMO set-up, Resource planning, Steering committees, ERP programmes, Cloud migration,
      Cut-over planning, Contract management`,
    degrees:
      'Business/Management, Engineering/Project Engineering, Information Technology/Information Systems',
    qualifications: {
      any: 'PMP, PRINCE2 Practitioner, Certified ScrumMaster, MSP Practitioner, SAFe Agilist',
    },
    duties: `delivery of a core-system replacement
      plans, budgets and the risk register
      steering committee papers
      vendors and statements of work
      three scrum teams and their dependencies`,
    wins: `Delivered a 14 million programme on the promised date.
      Recovered a project that had been red for a year.
      Set up a PMO of six from nothing.`,
    moves: 'business_analysis, product_management, construction_management',
    work: { permanent: 5, contract: 6 },
    contract_period: 'day',
    share: 3.5,
    scale: DELIVERY,
    ladder: [
      rung('junior', 0, 75, 92, 'Project Coordinator, PMO Analyst'),
      rung('mid', 4, 112, 145, 'Project Manager, Scrum Master'),
      rung('senior', 8, 150, 185, 'Senior Project Manager, Delivery Manager'),
      rung('lead', 11, 182, 225, 'Programme Manager, PMO Manager'),
      rung('director', 15, 220, 285, 'Programme Director, Head of Delivery'),
    ],
  }),
  family({
    key: 'business_analysis',
    name: 'Business analysis',
    synonyms: 'BA, process analyst, requirements, systems analyst',
    industries: 'Banking, Insurance, Government, Energy, Telecommunications, Healthcare, Education',
    core: 'Requirements elicitation, Process mapping, User stories, Workshop facilitation, Stakeholder management',
    optional: `SQL, Jira, Confluence, Visio, BPMN, User acceptance testing, Data mapping, Agile delivery, Gap analysis,
      Business cases, Change management, Salesforce, SAP, Wireframing, Process improvement, Power BI`,
    degrees: 'Business/Information Systems, Commerce/Management, Information Technology/Information Systems',
    qualifications: { any: 'CBAP, BCS Business Analysis Diploma, Lean Six Sigma Green Belt' },
    duties: `requirements for a customer platform
      current and future state process maps
      workshops with operations and risk
      acceptance criteria and test support
      the business case and its benefits`,
    wins: `Removed eleven hand-offs from the lending process.
      Wrote the requirements for a tender worth 9 million.
      Brought two feuding departments to one process.`,
    moves: 'project_management, product_management, qa_testing',
    work: { permanent: 5, contract: 6 },
    contract_period: 'day',
    share: 2.5,
    scale: DELIVERY,
    ladder: [
      rung('junior', 0, 75, 92, 'Junior Business Analyst, Graduate Analyst'),
      rung('mid', 2, 100, 130, 'Business Analyst, Process Analyst, Systems Analyst'),
      rung('senior', 6, 135, 168, 'Senior Business Analyst, Technical Business Analyst'),
      rung('lead', 10, 162, 198, 'Lead Business Analyst, BA Practice Lead'),
    ],
  }),
];
