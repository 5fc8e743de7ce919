import { family, rung, scale } from './family.ts';

const FINANCE = scale(0.92, 0.5, 0.85, 0.56, 0.8);

export const financeFamilies = [
  family({
    key: 'accounting',
    name: 'Accounting',
    synonyms: 'accounts, finance, bookkeeper, number cruncher, FC, GL accountant',
    industries: 'Accounting, Manufacturing, Retail, Construction, Software, Property, Healthcare, Logistics',
    core: `Month-end close, General ledger, Reconciliations, Financial reporting, Excel, Balance sheet review,
      Accounts payable, Accounts receivable, Statutory accounts`,
    optional: `Xero, MYOB, NetSuite, SAP, QuickBooks, Sage, Power BI, Fixed assets, Cash flow forecasting,
      Intercompany accounting, Consolidation, IFRS, Payroll, Indirect tax, Audit preparation, Process improvement,
      Cost accounting, Team leadership, Stakeholder management, System implementation`,
    degrees: 'Commerce/Accounting, Commerce/Accounting and Finance, Business/Accounting',
    qualifications: {
      AU: 'CPA Australia, CA ANZ',
      NZ: 'CA ANZ, CPA Australia',
      GB: 'ACCA, ACA, CIMA',
      US: 'CPA, CMA',
      IE: 'ACA, ACCA, CPA Ireland',
      SG: 'CA Singapore, ACCA',
    },
    duties: `month-end close and the balance sheet reconciliations behind it
      statutory accounts and the annual audit
      management reporting to the leadership team
      accounts payable and receivable for several entities
      cash flow forecasting and bank covenants
      the move from spreadsheets to a proper ledger`,
    wins: `Brought the close down from nine working days to five.
      Led the ledger migration without losing a reporting deadline.
      Cleared a two-year backlog of unreconciled balances.
      Took debtor days from 52 to 38.
      Finished three audits in a row without an adjustment.`,
    moves: 'audit_tax, commercial_finance, payroll',
    work: { permanent: 8, contract: 2, temp: 1, part_time: 1 },
    contract_period: 'day',
    share: 6,
    scale: FINANCE,
    ladder: [
      rung('junior', 0, 62, 78, 'Graduate Accountant, Assistant Accountant, Accounts Assistant'),
      rung('mid', 2, 82, 105, 'Accountant, Management Accountant, Financial Accountant'),
      rung('senior', 5, 105, 130, 'Senior Accountant, Senior Financial Accountant, Group Accountant'),
      rung('lead', 8, 130, 165, 'Finance Manager, Financial Reporting Manager'),
      rung('head', 11, 165, 210, 'Financial Controller, Group Financial Controller'),
    ],
  }),
  family({
    key: 'commercial_finance',
    name: 'Commercial finance and FP&A',
    synonyms: 'FP&A, business partnering, budgeting, forecasting, finance analyst',
    industries: 'Software, Retail, Manufacturing, Telecommunications, Banking, Logistics, Media',
    core: `Budgeting, Forecasting, Financial modelling, Variance analysis, Business partnering, Excel,
      Board reporting`,
    optional: `Power BI, Tableau, SQL, Anaplan, Adaptive Planning, SAP, NetSuite, Pricing analysis, Unit economics,
      Scenario planning, Capex appraisal, Margin analysis, Cost control, Storytelling with numbers, M&A support,
      Cash flow forecasting`,
    degrees: 'Commerce/Finance, Business/Economics, Commerce/Accounting and Finance',
    qualifications: {
      any: 'CIMA, CFA Level II',
      AU: 'CPA Australia, CA ANZ',
      NZ: 'CA ANZ',
      GB: 'ACCA',
      US: 'CPA',
      IE: 'ACCA',
      SG: 'CA Singapore',
    },
    duties: `the annual budget and a rolling forecast
      business partnering with sales and operations
      board packs and the monthly performance review
      pricing, margin and unit-economics models
      investment cases for new sites and products`,
    wins: `Built the driver-based forecast that landed within 2% of actuals.
      Found a pricing gap worth 1.4 points of margin.
      Replaced forty spreadsheets with one planning model.
      Supported two acquisitions from model to integration.`,
    moves: 'accounting, audit_tax, banking_risk',
    work: { permanent: 9, contract: 2 },
    contract_period: 'day',
    share: 3,
    scale: FINANCE,
    ladder: [
      rung('junior', 0, 70, 88, 'Graduate Analyst, Junior Financial Analyst'),
      rung('mid', 2, 90, 118, 'Financial Analyst, Commercial Analyst, FP&A Analyst'),
      rung('senior', 5, 118, 148, 'Senior Financial Analyst, Finance Business Partner'),
      rung('lead', 8, 148, 185, 'FP&A Manager, Commercial Finance Manager'),
      rung('head', 11, 185, 240, 'Head of FP&A, Head of Commercial Finance'),
    ],
  }),
  family({
    key: 'executive_finance',
    name: 'Executive finance',
    synonyms: 'CFO, finance director, FD, finance leader, number two to the CEO',
    industries: 'Software, Manufacturing, Healthcare, Property, Energy, Retail, Education, Construction',
    core: `Financial strategy, Board reporting, Capital raising, Treasury, Investor relations, Team leadership,
      Risk management`,
    optional: `M&A, IPO readiness, Debt refinancing, ERP transformation, Private equity reporting, Tax planning,
      Cost transformation, Company secretarial, Governance, Turnaround, Scale-up finance, ESG reporting,
      Integrated planning, Banking covenants, Shared services`,
    degrees: 'Commerce/Accounting, Commerce/Finance, Business/Economics',
    qualifications: {
      any: 'MBA',
      AU: 'CA ANZ, FCPA, GAICD',
      NZ: 'CA ANZ, CMInstD',
      GB: 'ACA, FCCA',
      US: 'CPA, CFA Charterholder',
      IE: 'FCA, FCCA',
      SG: 'CA Singapore',
    },
    duties: `finance, treasury, tax and investor reporting
      the relationship with the board, the banks and the auditors
      capital raising and refinancing
      acquisitions from first look to integration
      a finance team of twelve across two sites`,
    wins: `Raised a growth round and a debt facility within one year.
      Took the group through its first audited consolidation.
      Turned an operating loss into a 12% margin in three years.
      Led the sale of the business to a trade buyer.`,
    moves: 'commercial_finance, accounting, audit_tax',
    work: { permanent: 9, contract: 1, part_time: 1 },
    contract_period: 'day',
    share: 1.2,
    scale: scale(0.9, 0.5, 0.95, 0.58, 0.85),
    ladder: [
      rung('head', 10, 195, 245, 'Head of Finance, General Manager Finance'),
      rung('director', 13, 235, 310, 'Finance Director, Group Finance Director'),
      rung('vp', 14, 250, 330, 'VP Finance'),
      rung('c_suite', 16, 300, 460, 'Chief Financial Officer, Group CFO'),
    ],
  }),
  family({
    key: 'audit_tax',
    name: 'Audit and tax',
    synonyms: 'auditor, big four, tax adviser, external audit, internal audit',
    industries: 'Accounting, Banking, Insurance, Government',
    core: `External audit, Internal audit, Tax compliance, IFRS, Audit planning, Working papers, Client management,
      Internal controls`,
    optional: `Corporate tax, Transfer pricing, GST, VAT, SOX, Risk assessment, CaseWare, Data analytics, R&D claims,
      Private clients, Trusts, Group consolidation, Tax advisory, Report writing, Team leadership, Excel`,
    degrees: 'Commerce/Accounting, Laws/Taxation Law, Business/Accounting',
    qualifications: {
      any: 'CIA',
      AU: 'CA ANZ, Registered Tax Agent, CTA',
      NZ: 'CA ANZ',
      GB: 'ACA, ATT, CTA',
      US: 'CPA, Enrolled Agent',
      IE: 'ACA, AITI Chartered Tax Adviser',
      SG: 'CA Singapore, ATP',
    },
    duties: `statutory audits of private and listed groups
      corporate tax returns and tax effect accounting
      control testing and findings for the audit committee
      a portfolio of forty owner-managed businesses
      training and review of junior staff`,
    wins: `Ran the audit of a listed group with eleven subsidiaries.
      Recovered three years of overpaid indirect tax for a client.
      Grew a fee portfolio by a third in two years.
      Rewrote the sampling approach used across the office.`,
    moves: 'accounting, commercial_finance, banking_risk',
    work: { permanent: 10, contract: 1 },
    contract_period: 'day',
    share: 2.5,
    scale: FINANCE,
    ladder: [
      rung('intern', 0, 50, 58, 'Audit Intern, Vacation Tax Associate'),
      rung('junior', 0, 62, 76, 'Audit Associate, Graduate Tax Consultant'),
      rung('mid', 2, 78, 102, 'Auditor, Tax Consultant, Internal Auditor'),
      rung('senior', 4, 102, 130, 'Audit Senior, Senior Tax Consultant, Senior Internal Auditor'),
      rung('lead', 7, 130, 170, 'Audit Manager, Tax Manager, Internal Audit Manager'),
      rung('director', 12, 190, 270, 'Audit Director, Tax Director'),
    ],
  }),
  family({
    key: 'payroll',
    name: 'Payroll',
    synonyms: 'pay clerk, wages, salaries, payroll admin',
    industries:
      'Retail, Healthcare, Manufacturing, Hospitality, Construction, Government, Professional services',
    core: `End-to-end payroll, Payroll compliance, Timesheets, Reconciliations, Excel, Leave calculations,
      Employment legislation`,
    optional: `ADP, Workday, Chris21, SAP SuccessFactors, Dayforce, Xero, MYOB, KeyPay, Award interpretation,
      Termination payments, Pension auto-enrolment, Multi-country payroll, Year-end reporting, System implementation,
      Rostering, Benefits administration`,
    degrees: 'Business/Accounting, Trade/Bookkeeping, Trade/Payroll Administration',
    qualifications: {
      AU: 'Certified Payroll Practitioner, BAS Agent',
      NZ: 'NZPPA Practitioner Certificate',
      GB: 'CIPP Diploma',
      US: 'Certified Payroll Professional',
      IE: 'IPASS Payroll Certificate',
    },
    duties: `fortnightly and monthly pay runs for 900 people
      award, overtime and leave calculations
      year-end filings and payroll tax
      pay queries and the payroll inbox
      an upgrade of the time and attendance system`,
    wins: `Brought a payroll of 1,200 back in house without a missed run.
      Found and repaid five years of underpaid allowances.
      Cut off-cycle payments by 70%.`,
    moves: 'accounting, human_resources, administration',
    work: { permanent: 7, contract: 2, temp: 2, part_time: 2 },
    contract_period: 'hour',
    share: 1.5,
    scale: scale(0.92, 0.44, 0.78, 0.5, 0.62),
    ladder: [
      rung('junior', 0, 62, 74, 'Payroll Assistant, Payroll Administrator'),
      rung('mid', 2, 75, 92, 'Payroll Officer, Payroll Specialist'),
      rung('senior', 5, 92, 112, 'Senior Payroll Officer, Payroll Team Leader'),
      rung('lead', 8, 115, 150, 'Payroll Manager'),
    ],
  }),
  family({
    key: 'banking_risk',
    name: 'Banking, credit and risk',
    synonyms: 'credit analyst, lender, risk and compliance, AML, mortgage',
    industries: 'Banking, Insurance, Professional services',
    core: `Credit assessment, Financial analysis, Risk management, Regulatory compliance, Portfolio management,
      Customer due diligence`,
    optional: `AML and CTF, KYC, Credit modelling, Basel III, Operational risk, Excel, SQL, SAS, Loan documentation,
      Commercial lending, Home loans, Stress testing, Restructuring, Relationship management, Fraud detection,
      Report writing`,
    degrees: 'Commerce/Finance, Business/Economics, Science/Mathematics',
    qualifications: {
      any: 'FRM, CFA Level II, CAMS',
      AU: 'Diploma of Mortgage Broking',
      GB: 'CeMAP',
      US: 'Series 7',
    },
    duties: `credit papers for facilities up to 20 million
      annual reviews of a portfolio of 60 borrowers
      alerts, escalations and regulator reports
      key risk indicators and the risk committee pack
      policy changes after new regulation`,
    wins: `Kept arrears under half the peer average for three years.
      Cleared an alert backlog of 4,000 cases.
      Rebuilt the scorecard for small business lending.`,
    moves: 'commercial_finance, audit_tax, data_science',
    work: { permanent: 8, contract: 3 },
    contract_period: 'day',
    share: 2.5,
    scale: scale(0.9, 0.52, 0.88, 0.56, 0.82),
    ladder: [
      rung('junior', 0, 68, 84, 'Credit Assistant, Graduate Risk Analyst, KYC Analyst'),
      rung('mid', 2, 88, 115, 'Credit Analyst, Risk Analyst, Compliance Officer'),
      rung('senior', 5, 118, 152, 'Senior Credit Analyst, Senior Risk Analyst, Relationship Manager'),
      rung('lead', 8, 152, 195, 'Credit Manager, Risk Manager, Compliance Manager'),
      rung('head', 12, 200, 280, 'Head of Credit Risk, Head of Compliance'),
      rung('c_suite', 17, 300, 420, 'Chief Risk Officer'),
    ],
  }),
];
