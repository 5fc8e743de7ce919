import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-fourth-closed');

/** Fourteen: six in Spanish, six in English, one in Italian and one in Portuguese, each laid out in its own way. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_FOURTH_CLOSED: Sheet[] = [
  cv('01-es-fisio', 'docx', 'es', 'ES', {
    names: ['Gonzalo Arrizabalaga Ferreiro'],
    email: 'gonzaloarriza.fisio@correogasteiz.example',
    phone: '688 40 52 11',
    city: 'Vitoria-Gasteiz',
    headline: 'Fisioterapeuta colegiado n.º 0000',
    languages: ['Euskera', 'Inglés'],
    jobs: [
      'Fisioterapeuta | Mutualia | | 2020-02 | now',
      'Fisioterapeuta | Deportivo Mendizorroza | | 2017-07 | 2020-01',
      'Physiotherapist | Cork University Hospital | | 2014-10 | 2017-06',
    ],
    page: `
! Gonzalo Arrizabalaga Ferreiro
Fisioterapeuta colegiado n.º 0000
Tel. 688 40 52 11 – gonzaloarriza.fisio@correogasteiz.example – Vitoria-Gasteiz
# Experiencia asistencial
## Mutualia
__Fisioterapeuta. Febrero de 2020 hasta hoy. Vitoria-Gasteiz__
Patología laboral de hombro y raquis. Valoración funcional para el alta. 22 pacientes al día en grupos de tres.
## Deportivo Mendizorroza
__Fisioterapeuta. Julio de 2017 a enero de 2020. Vitoria-Gasteiz__
Cantera y primer equipo femenino: readaptación, vendaje, punción seca. Viajes con el equipo.
## Cork University Hospital
__Physiotherapist. Octubre de 2014 a junio de 2017. Cork, Irlanda__
Rotaciones: respiratorio, ortopedia y neurología. Registro CORU.
# Docencia
Tutor de prácticas clínicas de la EUNEIZ desde 2022
# Estudios
Grado en Fisioterapia, Universidad de A Coruña, 2010-2014
Máster en Terapia Manual Ortopédica, Universidad de Zaragoza, 2018-2019
Curso de ecografía musculoesquelética (80 h), 2023
# Idiomas
Euskera: B2 (HABE). Inglés: C1.
# Publicación
Arrizabalaga G. et al. «Retorno al trabajo tras cirugía del manguito». Fisioterapia, 2024.
`,
  }),
  cv('02-es-limpieza', 'doc', 'es', 'ES', {
    names: ['Wafaa El Ouahabi', 'El Ouahabi Wafaa'],
    email: 'wafaa.elouahabi@mensajero.example',
    phone: '602 119 347',
    city: 'Mataró',
    languages: ['Árabe', 'Castellano', 'Catalán', 'Francés'],
    jobs: [
      'Encargada de limpieza | Clece | | 2023-09 | now',
      'Limpiadora | Clece | | 2019-01 | 2023-08',
      'Camarera de pisos | Hotel Colón Maresme | | 2016-05 | 2018-10',
      'Manipuladora de fruta | Fruites Cabrera | | 2013 | 2016',
    ],
    page: `
**CV – Wafaa El Ouahabi**

602 119 347 (también WhatsApp)
wafaa.elouahabi@mensajero.example
Barrio de Cerdanyola, Mataró
NIE en vigor, permiso de larga duración

**MI EXPERIENCIA**

1) CLECE (limpieza de hospital y ambulatorio, Mataró)
Encargada de limpieza, desde septiembre de 2023
Tengo 16 personas en mi turno. Hago los cuadrantes y pido el material.
Limpiadora, de enero de 2019 a agosto de 2023
Quirófanos, plantas y urgencias.

2) HOTEL COLÓN MARESME (Calella)
Camarera de pisos, de mayo de 2016 a octubre de 2018, por temporadas

3) FRUITES CABRERA (Cabrera de Mar)
Manipuladora de fruta, 2013-2016

**MIS ESTUDIOS**
Bachillerato en Tetuán (Marruecos), 2009
Certificado de limpieza hospitalaria, SOC, 2018
Curso de catalán nivel elemental, CNL Maresme, 2017

**IDIOMAS QUE HABLO**
Árabe, castellano, catalán y un poco de francés

**OTROS**
Carnet B sin coche. Puedo trabajar fines de semana alternos.
`,
  }),
  cv('03-es-mx-ventas', 'pdf', 'es', 'MX', {
    names: ['Leonardo Daniel Chávez Urrutia', 'Leonardo Chávez Urrutia'],
    email: 'leo.chavezu@ventasyuc.example',
    phone: '999 555 0126',
    city: 'Mérida',
    languages: ['Inglés'],
    jobs: [
      'Ejecutivo de Cuentas Clave | Bepensa Bebidas | | 2022-06 | now',
      'Coordinador de Ventas Mayoreo | Grupo Boxito | | 2018-02 | 2022-05',
      'Promotor | Nestlé México | | 2015-09 | 2018-01',
      'Auxiliar de Trade Marketing | Nestlé México | | 2014-03 | 2015-08',
    ],
    page: `
[[ 5.5 11.5
PIC Retrato | Foto de Leonardo
**LEONARDO DANIEL**
**CHÁVEZ URRUTIA**
Mérida, Yucatán
999 555 0126
leo.chavezu@ventasyuc.example
^ **HABILIDADES**
Negociación
Manejo de Power BI
CRM Salesforce
Trabajo bajo presión
^ **IDIOMAS**
Inglés, intermedio
^ **ESTUDIOS**
Lic. en Mercadotecnia
Universidad Anáhuac Mayab
2009 – 2013
^ **INTERESES**
Béisbol, carpintería
---
**PERFIL**
Diez años en consumo masivo en el sureste: mayoreo, autoservicio y detalle.
^ **EXPERIENCIA LABORAL**
**Bepensa Bebidas** | Mérida
JUN 2022 – ACTUAL
**Ejecutivo de Cuentas Clave**
Funciones principales:
* Negociación anual con Chedraui, Súper Akí y Oxxo
* Cumplimiento de cuota de 104% en 2024
^ **Grupo Boxito** | Mérida
FEB 2018 – MAY 2022
**Coordinador de Ventas Mayoreo**
Funciones principales:
* Ocho vendedores en Campeche y Quintana Roo
^ **Nestlé México** | Cancún
SEP 2015 – ENE 2018
**Promotor**
^ **Nestlé México** | Mérida
MAR 2014 – AGO 2015
**Auxiliar de Trade Marketing**
]]
`,
  }),
  cv('04-es-ar-abogada', 'docx', 'es', 'AR', {
    names: ['María Pía Echenique', 'Pía Echenique'],
    email: 'mpechenique@forotuc.example',
    phone: '+54 9 381 555-0119',
    city: 'San Miguel de Tucumán',
    headline: 'Abogada – Mat. Prof. 0000',
    jobs: [
      'Jefa de Asuntos Legales | Citrícola Aconquija S.A. | | 2019 | now',
      'Abogada asociada | Estudio Terán Frías | | 2013 | 2019',
      'Prosecretaria interina | Juzgado Civil y Comercial de la VI Nominación | | 2010 | 2013',
      'Ayudante diplomada | Universidad Nacional de Tucumán | | 2011 | 2016',
    ],
    dates: 'year',
    page: `
! María Pía Echenique
Abogada – Mat. Prof. 0000
San Miguel de Tucumán · +54 9 381 555-0119 · mpechenique@forotuc.example
# Antecedentes profesionales
**2019 / Actualidad.** CITRÍCOLA ACONQUIJA S.A. Jefa de Asuntos Legales.
Contratos de exportación, laboral colectivo (temporada de 1.900 cosecheros), relación con AFIP y Senasa.
**2013 / 2019.** ESTUDIO TERÁN FRÍAS. Abogada asociada.
Societario y concursos. Intervine en la reestructuración de dos ingenios.
**2010 / 2013.** JUZGADO CIVIL Y COMERCIAL DE LA VI NOMINACIÓN. Prosecretaria interina.
# Antecedentes docentes
**2011 / 2016.** UNIVERSIDAD NACIONAL DE TUCUMÁN. Ayudante diplomada.
Cátedra de Derecho Comercial I, por concurso.
# Títulos
Abogada, Universidad Nacional de Tucumán, 2009
Especialista en Derecho de la Empresa, Universidad Austral, 2017
# Jornadas
Panelista, XI Jornadas de Derecho Concursal, Termas de Río Hondo, 2022
Asistente, Congreso Nacional de Derecho Laboral, Mar del Plata, 2018
`,
  }),
  cv('05-es-cl-bodega', 'pdf', 'es', 'CL', {
    names: ['Patricio Hernán Sepúlveda Cofré'],
    email: 'pato.sepulveda@bodegachile.example',
    phone: '+56 9 5550 9163',
    city: 'Rancagua',
    jobs: [
      'Jefe de Bodega | Agrosuper | | 2018-03 | now',
      'Encargado de Inventario | Easy | | 2014-10 | 2018-02',
      'Operador de grúa horquilla | Viña Santa Engracia | | 2010-01 | 2014-09',
      'Temporero | Packing Unifrutti | | 2008-12 | 2009-04',
    ],
    page: `
> **CURRÍCULUM VITAE**
^ **1. IDENTIFICACIÓN**
|| 5 12
| Nombre | : Patricio Hernán Sepúlveda Cofré
| Cédula de identidad | : 14.000.233-7
| Nacimiento | : 21 de julio de 1988
| Domicilio | : Av. Baquedano 455, depto. 32, Rancagua
| Teléfono | : +56 9 5550 9163
| Correo | : pato.sepulveda@bodegachile.example
^ **2. EXPERIENCIA**
|| 5 12
| Cargo | : Jefe de Bodega
| Empresa | : Agrosuper
| Fecha | : 03/2018 a la fecha
| Funciones | : 24 personas, tres turnos, inventario cíclico, SAP WM, despacho a puerto
|  | 
| Cargo | : Encargado de Inventario
| Empresa | : Easy
| Fecha | : 10/2014 a 02/2018
| Funciones | : control de merma, toma general de inventario, etiquetado
|  | 
| Cargo | : Operador de grúa horquilla
| Empresa | : Viña Santa Engracia
| Fecha | : 01/2010 a 09/2014
|  | 
| Cargo | : Temporero
| Empresa | : Packing Unifrutti
| Fecha | : 12/2008 a 04/2009
^ **3. ESTUDIOS**
|| 5 12
| Superior | : Técnico en Logística, INACAP sede Rancagua, 2016
| Media | : Liceo Comercial Diego Portales, 2006
| Cursos | : Licencia clase D vigente; SAP WM usuario (Sence), 40 horas
^ **4. RENTA ESPERADA**: conversable
`,
  }),
  cv('06-es-pe-analista', 'docx', 'es', 'PE', {
    names: ['Yesenia Milagros Huamaní Ccopa'],
    email: 'yhuamani.analista@correoperu.example',
    phone: '955 500 617',
    city: 'Arequipa',
    headline: 'Bachiller en Economía',
    languages: ['Inglés', 'Quechua'],
    jobs: [
      'Analista de Riesgos Sr. | Caja Arequipa | | 2021-08 | now',
      'Analista de Créditos | Caja Arequipa | | 2018-11 | 2021-07',
      'Asistente de Tesorería | Incalpaca TPX | | 2016-04 | 2018-10',
      'Practicante profesional | SUNAT | | 2015-05 | 2016-03',
    ],
    aside: [3],
    page: `
! YESENIA MILAGROS HUAMANÍ CCOPA
Bachiller en Economía
Urb. Los Ángeles de Cayma, Arequipa | Cel. 955 500 617 | yhuamani.analista@correoperu.example
Bachiller de la UNSA (quinto superior) con ocho años en microfinanzas y tesorería. Manejo de R, SQL y Excel a nivel avanzado. Interés en modelos de score y en seguir creciendo en el área de riesgos.
# EXPERIENCIA LABORAL
**CAJA AREQUIPA**
Entidad microfinanciera con 4,500 colaboradores
**Analista de Riesgos Sr.**	Agosto 2021 – Actualidad
* Modelo de alerta temprana para cartera mype, AUC 0.79
* Reportes a la SBS y comité mensual
**Analista de Créditos**	Noviembre 2018 – Julio 2021
* Cartera de S/ 3.2 millones, mora por debajo de 4%
**INCALPACA TPX**
Empresa textil exportadora de alpaca
**Asistente de Tesorería**	Abril 2016 – Octubre 2018
* Flujo de caja, conciliaciones, cartas fianza
**SUNAT**
**Practicante profesional**	Mayo 2015 – Marzo 2016
# FORMACIÓN
**UNIVERSIDAD NACIONAL DE SAN AGUSTÍN**
Bachiller en Economía	2010 – 2015
**ESAN**
Diploma en Gestión de Riesgos	2020
# OTROS
Inglés intermedio (Británico). Quechua básico. Voluntaria de TECHO en 2014.
`,
  }),
  cv('07-en-gb-finance', 'docx', 'en', 'GB', {
    names: ['Priyanka Devadhar-Scott'],
    email: 'p.devadharscott@inboxmail.example',
    phone: '07700 900552',
    city: 'Reading',
    headline: 'ACCA-qualified Finance Manager',
    jobs: [
      'Finance Manager | Thames Valley Housing Trust | | 2023 | now',
      'Interim Financial Controller | Bracknell Forest Council | | 2022 | 2022',
      'Management Accountant | Thales UK | | 2018 | 2022',
      'Assistant Management Accountant | Thales UK | | 2016 | 2018',
      'Accounts Payable Clerk | Waitrose & Partners | | 2013 | 2016',
    ],
    page: `
Priyanka Devadhar-Scott
ACCA-qualified Finance Manager
Reading RG4 · 07700 900552 · p.devadharscott@inboxmail.example
^ **Career summary at a glance**
|| 8 5.5 3.5
| Thames Valley Housing Trust | Finance Manager | 2023 – now
| Bracknell Forest Council | Interim Financial Controller | 2022
| Thales UK | Management Accountant | 2018 – 2022
| Thales UK | Assistant Management Accountant | 2016 – 2018
| Waitrose & Partners | Accounts Payable Clerk | 2013 – 2016
^ **Achievements**
* Month end down from nine working days to five at the Trust, without anyone working a weekend
* Found and recovered £310k of duplicate supplier payments (Bracknell)
* Built the project margin pack that Thales still uses for the Crawley site
* Led two clean audits (KPMG; Beever and Struthers)
^ **Qualifications**
ACCA, member since 2019 (first-time passes bar one, which shall remain nameless)
BA Accounting & Finance, University of Portsmouth, 2:1, 2013
^ **Systems**
Business Central, Agresso, SAP, Power Query
^ **Personal**
Treasurer, Caversham parkrun. Married, two boys, one whippet. Hybrid preferred, two days on site.
`,
    dates: 'year',
  }),
  cv('08-en-gb-doctor', 'pdf', 'en', 'GB', {
    names: ['Oluwaseun Adeyinka Babatunde-Hale', 'Oluwaseun Babatunde-Hale'],
    email: 'seun.bhale@doctormail.example',
    phone: '07700 900271',
    city: 'Sheffield',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Consultant Anaesthetist | Sheffield Teaching Hospitals NHS Foundation Trust | | 2022-08 | now',
      'Specialty Registrar in Anaesthetics | Yorkshire and Humber Deanery | | 2015-08 | 2022-07',
      'Clinical Fellow in Intensive Care | Royal Darwin Hospital | | 2014-02 | 2015-01',
      'Foundation Doctor | Hull and East Yorkshire Hospitals NHS Trust | | 2011-08 | 2013-08',
    ],
    page: `
FOOT O. A. Babatunde-Hale – GMC 0000000
! Dr Oluwaseun Adeyinka Babatunde-Hale
MBChB FRCA
__Correspondence:__ Nether Edge, Sheffield; seun.bhale@doctormail.example; 07700 900271
__GMC:__ 0000000, full with licence, on the Specialist Register
# 1. Present post
Consultant Anaesthetist, Sheffield Teaching Hospitals NHS Foundation Trust
August 2022 to present
Special interest: obstetric anaesthesia. 10 PAs. Lead for the high-risk antenatal clinic.
# 2. Previous posts
Specialty Registrar in Anaesthetics, Yorkshire and Humber Deanery
August 2015 to July 2022
Sheffield, Doncaster, Rotherham, Chesterfield. CCT July 2022.
Clinical Fellow in Intensive Care, Royal Darwin Hospital
February 2014 to January 2015
Foundation Doctor, Hull and East Yorkshire Hospitals NHS Trust
August 2011 to August 2013
# 3. Education
MBChB, University of Leicester, 2011
FRCA (Final), 2019
PG Cert Medical Education, University of Sheffield, 2021
# 4. Audit and quality improvement
Accidental dural puncture follow-up, 2023 (presented at OAA Newcastle)
Re-audit of epidural response times, 2020
# 5. Teaching
Novice tutor 2018–2020; ALS instructor
# 6. Publications
Babatunde-Hale OA, Crookes M. Remifentanil in labour. __BJA Education__ 2021.
# 7. Other
Sings bass in the Hallam Choral Society. English and Yoruba.
`,
  }),
  cv('09-en-us-restaurant', 'docx', 'en', 'US', {
    names: ['DeShawn Pettibone'],
    email: 'dpettibone.gm@mailbayou.example',
    phone: '504.555.0168',
    city: 'Metairie',
    jobs: [
      'General Manager | Crescent City Seafood House | | 2021-09 | now',
      'Assistant General Manager | Ruth’s Chris Steak House | | 2018-04 | 2021-08',
      'Bar Manager | The Tremé Room | | 2015-02 | 2018-03',
      'Server | Bubba Gump Shrimp Co. | | 2011 | 2015',
    ],
    page: `
= **DeShawn Pettibone**		504.555.0168
= Metairie, LA 70001		dpettibone.gm@mailbayou.example
^ **SUMMARY:** GM with P&L responsibility for a $5.4M full-service restaurant. ServSafe Manager, Louisiana Responsible Vendor. Yes, I close.
^ **EXPERIENCE**
**General Manager**, Crescent City Seafood House, New Orleans, LA (September 2021 – Present)
- Food cost from 34.1% to 29.8%; labor held at 27%
- Reopened in 11 days after Hurricane Ida
- 68 hourly, four salaried
**Assistant General Manager**, Ruth’s Chris Steak House, Metairie, LA (April 2018 – August 2021)
- Scheduling, hiring, private dining
- Ran curbside in 2020, $40K best week
**Bar Manager**, The Tremé Room, New Orleans, LA (February 2015 – March 2018)
- 90-bottle whiskey list, inventory via BevSpot
**Server**, Bubba Gump Shrimp Co., New Orleans, LA (2011 – 2015)
^ **EDUCATION**
Delgado Community College, A.A.S. Hospitality Management, 2014
East Jefferson High School, 2010
^ **SKILLS**
Toast, Aloha, 7shifts, Compeat, OpenTable
`,
  }),
  cv('10-en-us-engineer', 'pdf', 'en', 'US', {
    names: ['Kristjan H. Olafson', 'Kristjan Olafson'],
    email: 'kholafson@mailprairie.example',
    phone: '(701) 555-0185',
    city: 'Fargo',
    headline: 'Mechanical Engineer, P.E.',
    jobs: [
      'Principal Engineer | Bobcat Company | | 2019 | now',
      'Senior Design Engineer | Bobcat Company | | 2012 | 2019',
      'Design Engineer | Case New Holland | | 2007 | 2012',
      'Field Test Technician | Case New Holland | | 2005 | 2007',
      'Farm Hand | Olafson Brothers Farm | | 1999 | 2004',
    ],
    dates: 'year',
    page: `
> **KRISTJAN H. OLAFSON**
> Mechanical Engineer, P.E.
> Fargo, North Dakota
> (701) 555-0185
> kholafson@mailprairie.example
^ **Bobcat Company**
West Fargo, ND
__Principal Engineer__
2019–present
Loader arms and cylinders. Owner of the durability test plan. Nine patents, two pending.
__Senior Design Engineer__
2012–2019
Took 41 lb out of the M2 lift arm. Creo, Ansys, and a great deal of weld inspection.
^ **Case New Holland**
Fargo, ND
__Design Engineer__
2007–2012
Axle housings, articulated tractors.
__Field Test Technician__
2005–2007
Instrumentation, cold-start trials in January.
^ **Olafson Brothers Farm**
Mountain, ND
__Farm Hand__
1999–2004
Sugar beets and a shop full of things to fix.
^ **North Dakota State University**
B.S. Mechanical Engineering
2005
^ **Licenses and affiliations**
P.E., North Dakota (no. 0000). ASABE, SAE.
^ **Volunteer**
FIRST Robotics mentor, Davies High School
`,
  }),
  cv('11-en-au-contracts', 'doc', 'en', 'AU', {
    names: ['Mehreen Aslam Whitford', 'Mehreen Whitford'],
    email: 'mehreen.whitford@mailcanberra.example',
    phone: '0491 572 983',
    city: 'Canberra',
    headline: 'Business Analyst, NV1',
    languages: ['Urdu'],
    jobs: [
      'Senior Business Analyst | Services Australia | | 2024-07 | now',
      'Business Analyst | Department of Home Affairs | | 2023-02 | 2024-06',
      'Business Analyst | ACT Health | | 2021-06 | 2022-12',
      'Policy Officer (APS5) | Australian Bureau of Statistics | | 2017-03 | 2021-05',
      'Graduate (APS3) | Australian Bureau of Statistics | | 2016-02 | 2017-03',
    ],
    page: `
! MEHREEN ASLAM WHITFORD
Business Analyst, NV1
Canberra ACT | 0491 572 983 | mehreen.whitford@mailcanberra.example
Australian citizen
# Statement
Contractor BA in federal agencies. I write requirements people can test and I don't disappear after elaboration.
# Engagements
Services Australia - Senior Business Analyst
07/2024 to present (contract, extended twice)
Outcome: decommissioning of two legacy payment screens; 212 user stories, all traced
Tools: Jira, Confluence, Visio
Department of Home Affairs - Business Analyst
02/2023 to 06/2024 (contract, 17 months)
Outcome: visa case allocation; current and future state maps
ACT Health - Business Analyst
06/2021 to 12/2022 (contract, 18 months)
Outcome: digital health record go-live, outpatients stream
# Public service
Australian Bureau of Statistics - Policy Officer (APS5)
03/2017 to 05/2021
Australian Bureau of Statistics - Graduate (APS3)
02/2016 to 03/2017
# Education & certification
Bachelor of Policy Studies, University of Canberra (2015)
CBAP (2020), Agile BA Foundation (2022)
# Languages
Urdu (fluent)
# Referees
Available after interview, please don't ring my current director
`,
  }),
  cv('12-en-in-sales', 'docx', 'en', 'IN', {
    names: ['Anindita Bhattacharjee'],
    email: 'anindita.bh@mailkolkata.example',
    phone: '+91-90000-61458',
    city: 'Kolkata',
    languages: ['Bengali', 'Hindi', 'English'],
    jobs: [
      'Area Sales Manager | Emami Ltd. | | 2022-04 | now',
      'Territory Sales Executive | Dabur India Ltd. | | 2018-06 | 2022-03',
      'Sales Officer | Berger Paints India Ltd. | | 2015-07 | 2018-05',
      'Summer Trainee | ITC Ltd. | | 2014-05 | 2014-06',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
**ANINDITA BHATTACHARJEE**
42/1 Jodhpur Park, Kolkata 700068
Contact: +91-90000-61458
E-mail: anindita.bh@mailkolkata.example
^ **SYNOPSIS**
* A result oriented professional with 10 years of experience in FMCG & paints sales, channel management and distributor handling
* Currently associated with Emami Ltd. as Area Sales Manager
^ **PROFESSIONAL QUALIFICATION**
|| 4 5 4 4
| **Degree** | **Institute** | **Year** | **Marks**
| PGDM (Marketing) | IISWBM, Kolkata | 2015 | 7.6 CGPA
| B.Com (Hons.) | St. Xavier's College | 2012 | 61%
| ISC | Loreto House | 2009 | 84%
^ **ORGANISATIONAL EXPERIENCE**
**Organisation**: Emami Ltd.
**Designation**: Area Sales Manager
**Duration**: Apr'22 – Till Date
**Job Profile**:
* Handling 38 distributors and a team of 11 in North Bengal & Sikkim
* Growth of 19% YoY in FY24
^ **Organisation**: Dabur India Ltd.
**Designation**: Territory Sales Executive
**Duration**: Jun'18 – Mar'22
**Job Profile**:
* Primary & secondary sales, ROI of distributors, rural van operation
^ **Organisation**: Berger Paints India Ltd.
**Designation**: Sales Officer
**Duration**: Jul'15 – May'18
^ **SUMMER PROJECT**
**Organisation**: ITC Ltd.
**Designation**: Summer Trainee
**Duration**: May'14 – Jun'14
^ **PERSONAL DOSSIER**
Date of Birth: 9th January 1991
Marital Status: Married
Languages Known: Bengali, Hindi, English
Hobbies: Rabindra Sangeet, cooking
`,
  }),
  cv('13-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Loris Bordignon'],
    email: 'loris.bordignon@postapadana.example',
    phone: '347 555 8016',
    city: 'Cittadella',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Responsabile magazzino | Gruppo Stocco Arredamenti | | 2018-01 | now',
      'Addetto alle spedizioni | Acqua Minerale Fonte Brenta S.p.A. | | 2011-09 | 2017-12',
      'Magazziniere | Ferramenta Zanon snc | | 2006-03 | 2011-08',
      'Operaio | Mobilificio Tombolo | | 2002 | 2006',
    ],
    page: `
! Loris Bordignon
Via Postumia di Ponente 88 – 35013 Cittadella (PD)
cell. 347 555 8016 – loris.bordignon@postapadana.example
Nato a Bassano del Grappa il 2 aprile 1983. Automunito, patente B e C.
# Esperienze di lavoro
Gruppo Stocco Arredamenti, Galliera Veneta
**Responsabile magazzino**, da gennaio 2018 a oggi
Coordino nove persone e due bilici al giorno; inventario rotativo; passaggio dal cartaceo al palmare.
^ Acqua Minerale Fonte Brenta S.p.A., San Giorgio in Bosco
**Addetto alle spedizioni**, da settembre 2011 a dicembre 2017
Bolle, prenotazione vettori, resi.
^ Ferramenta Zanon snc, Cittadella
**Magazziniere**, da marzo 2006 ad agosto 2011
^ Mobilificio Tombolo
**Operaio**, dal 2002 al 2006
# Titoli di studio
Qualifica di operatore elettrico, CFP di Cittadella, 2001
Patentino muletto e transpallet (rinnovo 2024); primo soccorso gruppo B
# Lingue
Inglese scolastico, un po’ di tedesco (mia moglie è di Graz)
~ Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('14-pt-rececionista', 'pdf', 'pt', 'PT', {
    names: ['Carla Sofia Vilhena Marreiros', 'Carla Marreiros'],
    email: 'carla.marreiros@correioalgarve.example',
    phone: '912 000 384',
    city: 'Lagoa',
    headline: 'Chefe de Receção',
    languages: ['Português', 'Inglês', 'Alemão', 'Francês'],
    jobs: [
      'Chefe de Receção | Vila Falésia Resort | | 2020-06 | now',
      'Rececionista de 1.ª | Pestana Carvoeiro | | 2014-03 | 2020-05',
      'Rececionista | Hotel Baía Grande | | 2010-04 | 2013-10',
      'Estagiária de receção | Hotel Globo | | 2009-07 | 2009-09',
    ],
    aside: [3],
    page: `
[[ 11.5 5.5
! Carla Sofia Vilhena Marreiros
**Chefe de Receção**
---
Lagoa, Faro
912 000 384
carla.marreiros@correioalgarve.example
]]
Quinze verões de balcão. Sei dizer que o quarto ainda não está pronto em quatro línguas, e com um sorriso.
# EXPERIÊNCIA PROFISSIONAL
**Vila Falésia Resort**, Carvoeiro	5 estrelas, 118 quartos
Chefe de Receção
Desde junho de 2020
* Equipa de 12, horários, formação, Opera Cloud
* Nota de check-in de 8,3 para 9,1 na Booking
**Pestana Carvoeiro**, Lagoa	4 estrelas
Rececionista de 1.ª
De março de 2014 a maio de 2020
* Grupos, faturação, turno da noite durante dois anos
**Hotel Baía Grande**, Albufeira	4 estrelas
Rececionista
De abril de 2010 a outubro de 2013
**Hotel Globo**, Portimão	3 estrelas
Estagiária de receção
De julho a setembro de 2009
# FORMAÇÃO
Curso de Técnicas de Receção Hoteleira, Escola de Hotelaria e Turismo de Portimão, 2007–2009
Curso intensivo de alemão, Goethe-Institut, 2016
# IDIOMAS
Português materno, inglês e alemão fluentes, francês razoável
# OUTROS
Carta de condução B. Disponível a partir de novembro.
`,
  }),
];
