import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twentieth');

/** Fifteen in four Romance languages and one in Polish, in the forms that are usual in their countries: formato europeo, hoja de vida, letters that are a CV, roles under one employer. Read as they came. All people are made up. */
export const BY_HAND_TWENTIETH: Sheet[] = [
  cv('01-es-enfermera', 'docx', 'es', 'ES', {
    names: ['Rocío de los Ángeles Mantecón Frías'],
    email: 'rociomantecon@buzon-norte.example',
    phone: '655 01 48 27',
    city: 'Los Corrales de Buelna',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Enfermera de quirófano | Hospital Sierrallana | | 2022-05 | now',
      'Enfermera | Servicio Cántabro de Salud | | 2014-06 | 2022-04',
      'Staff nurse | Northampton General Hospital NHS Trust | | 2011-03 | 2014-02',
      'Auxiliar de geriatría | Residencia San Cipriano | | 2007 | 2009',
    ],
    page: `
> **CURRICULUM VITAE**
**INFORMACIÓN PERSONAL**
|| 5 12
| Apellidos / Nombre | **Mantecón Frías, Rocío de los Ángeles**
| Dirección | Bº La Aldea 14, 2º izq., 39400 Los Corrales de Buelna (Cantabria)
| Teléfono | 655 01 48 27
| Correo electrónico | rociomantecon@buzon-norte.example
| Nacionalidad | Española
| Fecha de nacimiento | 23/02/1987
^ **EXPERIENCIA LABORAL**
|| 5 12
| Fechas | Desde el 1 de mayo de 2022 (continúo)
| Profesión o cargo desempeñado | Enfermera de quirófano
| Funciones y responsabilidades principales | Instrumentación en trauma y cirugía general. Referente de prevención de la infección quirúrgica.
| Nombre y dirección de la empresa | Hospital Sierrallana, Barrio de Ganzo s/n, Torrelavega
|  | 
| Fechas | De junio de 2014 a abril de 2022
| Profesión o cargo desempeñado | Enfermera (41 contratos de sustitución)
| Funciones y responsabilidades principales | Atención primaria, urgencias, medicina interna, UCI. Ver vida laboral.
| Nombre y dirección de la empresa | Servicio Cántabro de Salud, Santander
|  | 
| Fechas | Marzo 2011 – febrero 2014
| Profesión o cargo desempeñado | Staff nurse, Orthopaedic ward
| Nombre y dirección de la empresa | Northampton General Hospital NHS Trust, Reino Unido
|  | 
| Fechas | Veranos de 2007 a 2009
| Profesión o cargo desempeñado | Auxiliar de geriatría
| Nombre y dirección de la empresa | Residencia San Cipriano, Soto de la Marina
^ **EDUCACIÓN Y FORMACIÓN**
|| 5 12
| 2010 | Diplomada en Enfermería. Universidad de Cantabria
| 2018 | Experto universitario en Enfermería Quirúrgica. Universidad Católica de Ávila (30 ECTS)
| 2020 | OPE SCS: aprobada sin plaza
^ **COMPETENCIAS PERSONALES**
|| 5 12
| Lengua materna | Español
| Otros idiomas | Inglés (C1, vivido), francés (A2)
| Permiso de conducción | B
`,
  }),
  cv('02-es-soldador', 'doc', 'es', 'CL', {
    names: ['Cristián Alejandro Huenchumán Vera'],
    email: 'c.huenchuman.soldador@correosur.example',
    phone: '+56 9 5550 7713',
    city: 'Talcahuano',
    jobs: [
      'Soldador calificado 3G-4G | ASMAR Talcahuano | | 2021-03 | now',
      'Soldador de cañerías | Sigdo Koppers Ingeniería y Construcción | | 2018-08 | 2021-01',
      'Maestro soldador | Montajes Industriales Rucalhue Ltda. | | 2013-11 | 2018-07',
      'Ayudante de maestranza | Maestranza Don Rolo | | 2006 | 2013',
    ],
    page: `
> **CURRICULUM VITAE**
**ANTECEDENTES PERSONALES**
= NOMBRE	: CRISTIÁN ALEJANDRO HUENCHUMÁN VERA
= R.U.T.	: 15.000.412-K
= FECHA DE NAC.	: 09 de Septiembre de 1985
= ESTADO CIVIL	: Casado
= DOMICILIO	: Pasaje Los Canelos 1187, Villa San Martín
= CIUDAD	: Talcahuano
= FONO	: +56 9 5550 7713
= E-MAIL	: c.huenchuman.soldador@correosur.example
^ **ANTECEDENTES ACADÉMICOS**
Enseñanza Media Técnico Profesional completa. Liceo Industrial A-23, Talcahuano. Especialidad: Estructuras Metálicas (2003)
Calificación AWS D1.1 posiciones 3G y 4G, vigente hasta 06/2027
Curso trabajo en altura y espacios confinados, OTEC Capacita Biobío
^ **ANTECEDENTES LABORALES**
**ASMAR Talcahuano** (marzo 2021 a la fecha)
Cargo: Soldador calificado 3G-4G
Funciones: reparación de cascos, arco manual y FCAW, lectura de planos.
^ **Sigdo Koppers Ingeniería y Construcción** (agosto 2018 – enero 2021)
Cargo: Soldador de cañerías
Proyecto MAPA, Celulosa Arauco; parada de planta ENAP Bío Bío. Turno 11x3.
^ **Montajes Industriales Rucalhue Ltda.** (noviembre 2013 – julio 2018)
Cargo: Maestro soldador
Obra central hidroeléctrica Angostura, galpones, estanques.
^ **Maestranza Don Rolo** (2006 – 2013)
Cargo: Ayudante de maestranza
Oxicorte, esmeril, pintura. Aprendí el oficio con mi tío.
^ **REFERENCIAS**
Sr. Luis Oñate, Supervisor, ASMAR, fono +56 9 5550 0101
Sra. Marcela Fuica, RRHH Rucalhue, fono 41 255 0190
^ **PRETENSIONES DE RENTA**: $ 1.350.000 líquido. **Disponibilidad**: a convenir
`,
  }),
  cv('03-es-contadora', 'pdf', 'es', 'MX', {
    names: ['Ma. Elena Treviño Garza', 'María Elena Treviño Garza'],
    email: 'metrevino@contadores-regios.example',
    phone: '81 5550 3346',
    city: 'Monterrey',
    headline: 'Contadora Pública Certificada',
    languages: ['Inglés'],
    jobs: [
      'Gerente de Impuestos | Grupo Aceros del Topo, S.A. de C.V. | | 2019-02 | now',
      'Subgerente de Contabilidad | Grupo Aceros del Topo, S.A. de C.V. | | 2014-07 | 2019-01',
      'Contadora de Costos | Grupo Aceros del Topo, S.A. de C.V. | | 2010-10 | 2014-06',
      'Auditora Encargada | Despacho Lozano, Cantú y Cía., S.C. | | 2008-01 | 2010-09',
      'Auxiliar de Auditoría | Despacho Lozano, Cantú y Cía., S.C. | | 2005-08 | 2007-12',
    ],
    page: `
HEAD C.P.C. Ma. Elena Treviño Garza
FOOT 81 5550 3346 · metrevino@contadores-regios.example · Monterrey, N.L.
! C.P.C. Ma. Elena Treviño Garza
Contadora Pública Certificada
Col. Mitras Centro, Monterrey, Nuevo León. Cel. 81 5550 3346. metrevino@contadores-regios.example
# Objetivo
Dirigir el área fiscal de un grupo con operaciones de comercio exterior, sin cambio de residencia.
# Experiencia profesional
**GRUPO ACEROS DEL TOPO, S.A. DE C.V.**, San Nicolás de los Garza, N.L.	2010 – a la fecha
**Gerente de Impuestos**	Feb 2019 – Actual
* Cumplimiento de 11 razones sociales; equipo de seis
* Devoluciones de IVA por $84 mdp recuperadas en 2022
* Precios de transferencia junto con asesor externo (EY)
**Subgerente de Contabilidad**	Jul 2014 – Ene 2019
* Implementación de contabilidad electrónica y CFDI 3.3
**Contadora de Costos**	Oct 2010 – Jun 2014
**DESPACHO LOZANO, CANTÚ Y CÍA., S.C.**, Monterrey	2005 – 2010
**Auditora Encargada**	Ene 2008 – Sep 2010
**Auxiliar de Auditoría**	Ago 2005 – Dic 2007
# Escolaridad
Maestría en Impuestos, Facultad Libre de Derecho de Monterrey, 2013
Contador Público, UANL, generación 2001-2005
Certificación IMCP, refrendo vigente
# Sistemas e idiomas
SAP FI/CO, CONTPAQi, Excel con macros
Inglés 80%
`,
  }),
  cv('04-es-vuelvo', 'odt', 'es', 'ES', {
    names: ['Amparo Bertomeu Lluch'],
    email: 'amparobertomeu@lamevacasa.example',
    phone: '691 55 70 02',
    city: 'Onda',
    languages: ['Valenciano', 'Castellano', 'Inglés', 'Italiano'],
    jobs: [
      'Voluntaria de acogida | Cáritas Parroquial de Onda | | 2020 | 2024',
      'Responsable de exportación | Cerámicas Tossalet, S.L. | | 2006 | 2013',
      'Administrativa comercial | Azulejos Peris | | 1999 | 2006',
      'Dependienta | Perfumería Avenida | | 1997 | 1999',
    ],
    aside: [0],
    page: `
Amparo Bertomeu Lluch
C/ Ceramista Abad, 9 – 12200 Onda (Castellón)
691 55 70 02
amparobertomeu@lamevacasa.example

A quien corresponda:
Tengo 48 años, dos hijos que ya se valen solos y muchas ganas de volver a una oficina. Prefiero contarles mi trayectoria así, en vez de con una lista.
De 2006 a 2013 fui responsable de exportación en Cerámicas Tossalet, S.L. (Alcora). Llevaba los mercados de Italia, Marruecos y el Golfo: ofertas, cartas de crédito, transitarios y ferias, con Cevisama y Cersaie todos los años.
Antes, de 1999 a 2006, trabajé como administrativa comercial en Azulejos Peris, donde entré para coger el teléfono y acabé haciendo los pedidos de todo Levante.
Y mi primer empleo fue de dependienta en la Perfumería Avenida de Villarreal, de 1997 a 1999.
En 2013 la empresa cerró y decidí cuidar de mi familia. Entre 2020 y 2024 fui voluntaria de acogida en Cáritas Parroquial de Onda, dos mañanas por semana.
Estudié FP II Administrativo y Comercial en el IES Serra d’Espadà y en 2025 he hecho un curso LABORA de facturación electrónica y Excel (120 horas).
Hablo valenciano y castellano, inglés de negocios (algo oxidado) e italiano muy bien.
Podría incorporarme enseguida, en jornada de mañana o completa.
Un saludo,
Amparo
`,
  }),
  cv('05-es-desarrollador', 'docx', 'es', 'AR', {
    names: ['Ezequiel Kowalczuk', 'Ezequiel “Zeke” Kowalczuk', 'Zeke Kowalczuk'],
    email: 'hola@zekekowalczuk.example',
    phone: '+54 9 11 5550-8124',
    city: 'Villa Ballester',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Staff Backend Engineer | Ualá | | 2022-08 | now',
      'Tech Lead | Globant | | 2018-03 | 2022-07',
      'Desarrollador Java Ssr. | Globant | | 2015-11 | 2018-02',
      'Programador PHP | Turismo Patagonia Express | | 2013-01 | 2015-10',
      'Soporte técnico | Ciber La Esquina | | 2009 | 2012',
    ],
    page: `
[[ 11.5 5.5
**Ezequiel “Zeke” Kowalczuk**
backend · pagos · café
^ **Por dónde anduve**
**Ualá** / Staff Backend Engineer
ago. 2022 – hoy, 100% remoto
* Motor de conciliación: de 6 horas a 11 minutos
* Guardias: bajamos los incidentes P1 a la mitad
* Mentoría de tres semi-seniors
^ **Globant** / Tech Lead
mar. 2018 – jul. 2022, Buenos Aires
* Cliente: Disney Parks. Equipo de siete
* Kotlin, Kafka, AWS
^ **Globant** / Desarrollador Java Ssr.
nov. 2015 – feb. 2018
* Cliente: Banco Santander Río
^ **Turismo Patagonia Express** / Programador PHP
ene. 2013 – oct. 2015, Microcentro
* Yo era todo el departamento de sistemas
^ **Ciber La Esquina** / Soporte técnico
2009 – 2012, San Martín
^ **Charlas**
Nerdearla 2023: «Idempotencia o muerte»
PyConAr 2019 (lightning talk)
---
**Contacto**
hola@zekekowalczuk.example
+54 9 11 5550-8124
Villa Ballester, Prov. de Bs. As.
github.com/zeke-k-ejemplo
^ **Estudios**
Lic. en Sistemas (UTN FRBA), 31 de 40 materias
Técnico en informática, E.E.S.T. N.º 4, 2008
^ **Caja de herramientas**
Go, Kotlin, PostgreSQL, Kafka, Terraform, Grafana
^ **Idiomas**
Español nativo
Inglés C1
Portugués de vacaciones
]]
`,
  }),
  cv('06-es-conductor', 'docx', 'es', 'CO', {
    names: ['Wilmer Andrés Castañeda Ospina'],
    email: 'wilmercasta82@correo-valle.example',
    phone: '310 555 48 90',
    city: 'Palmira',
    jobs: [
      'Conductor de tractomula | Transportes Cordillera y Mar S.A.S. | | 2020-02 | now',
      'Conductor repartidor | Postobón | | 2013-06 | 2019-12',
      'Operario de corte | Ingenio Manuelita | | 2008-01 | 2013-05',
      'Soldado profesional | Ejército Nacional | | 2003 | 2007',
    ],
    aside: [3],
    page: `
> **HOJA DE VIDA**
> **WILMER ANDRÉS CASTAÑEDA OSPINA**
**DATOS PERSONALES**
DOCUMENTO DE IDENTIDAD: C.C. 94.000.318 de Palmira
FECHA DE NACIMIENTO: 12 de mayo de 1983
ESTADO CIVIL: Unión libre
CIUDAD: Palmira, Valle
DIRECCIÓN: Carrera 28 # 41-16, barrio Colombia
TELÉFONO: 310 555 48 90
CORREO: wilmercasta82@correo-valle.example
LICENCIA DE CONDUCCIÓN: C3
^ **PERFIL**
Conductor responsable, cumplido, sin comparendos pendientes, con manejo de carga seca y refrigerada y conocimiento de las vías a Buenaventura, Bogotá y la Costa.
^ **FORMACIÓN ACADÉMICA**
BACHILLER ACADÉMICO: Institución Educativa Cárdenas Centro, 2001
CURSO: Manejo defensivo y mercancías peligrosas, SENA, 60 horas, 2021
^ **EXPERIENCIA LABORAL**
EMPRESA: Transportes Cordillera y Mar S.A.S.
CARGO: Conductor de tractomula
JEFE INMEDIATO: Jairo Motoa
TELÉFONO: 602 555 1170
TIEMPO LABORADO: Febrero de 2020 – Actualmente

EMPRESA: Postobón
CARGO: Conductor repartidor
JEFE INMEDIATO: Ing. Claudia Rengifo
TIEMPO LABORADO: Junio de 2013 – Diciembre de 2019

EMPRESA: Ingenio Manuelita
CARGO: Operario de corte
TIEMPO LABORADO: Enero de 2008 – Mayo de 2013

EMPRESA: Ejército Nacional
CARGO: Soldado profesional
TIEMPO LABORADO: 2003 – 2007
^ **REFERENCIAS FAMILIARES**
Sandra Milena Castañeda, auxiliar de enfermería, 315 555 20 44
^ **REFERENCIAS PERSONALES**
Pbro. Hernán Darío Tascón, párroco, 602 555 8802

Firma: ..........................................
WILMER ANDRÉS CASTAÑEDA OSPINA
C.C. 94.000.318
`,
  }),
  cv('07-it-docente', 'doc', 'it', 'IT', {
    names: ['Donatella Immacolata Masciullo'],
    email: 'd.masciullo@scuolaposta.example',
    phone: '0832 555 014',
    city: 'Lecce',
    languages: ['Italiano', 'Spagnolo', 'Inglese'],
    jobs: [
      'Docente di sostegno | Istituto Comprensivo “Ammirato-Falcone” | | 2015-09 | now',
      'Educatrice professionale | Cooperativa Sociale L’Aquilone a r.l. | | 2008-10 | 2015-06',
      'Operatrice call center | Comdata S.p.A. | | 2005-03 | 2008-09',
    ],
    page: `
> **FORMATO EUROPEO PER IL CURRICULUM VITAE**
**INFORMAZIONI PERSONALI**
|| 5 12
| Nome | **MASCIULLO, DONATELLA IMMACOLATA**
| Indirizzo | 41, VIA MONTEGRAPPA, 73100, LECCE
| Telefono | 0832 555 014
| Fax | ---
| E-mail | d.masciullo@scuolaposta.example
| Nazionalità | Italiana
| Data di nascita | 8 DICEMBRE 1980
^ **ESPERIENZA LAVORATIVA**
|| 5 12
| • Date (da – a) | DAL 01/09/2015 A TUTT’OGGI
| • Nome e indirizzo del datore di lavoro | Istituto Comprensivo “Ammirato-Falcone”, via Raffaello Sanzio, Lecce
| • Tipo di azienda o settore | Scuola primaria statale
| • Tipo di impiego | Docente di sostegno
| • Principali mansioni e responsabilità | Stesura del PEI, rapporti con ASL e famiglie, referente BES dal 2019
^ 
|| 5 12
| • Date (da – a) | OTTOBRE 2008 – GIUGNO 2015
| • Nome e indirizzo del datore di lavoro | Cooperativa Sociale L’Aquilone a r.l., Squinzano
| • Tipo di azienda o settore | Terzo settore
| • Tipo di impiego | Educatrice professionale
| • Principali mansioni e responsabilità | Assistenza domiciliare educativa a minori
^ 
|| 5 12
| • Date (da – a) | MARZO 2005 – SETTEMBRE 2008
| • Nome e indirizzo del datore di lavoro | Comdata S.p.A., zona industriale Lecce
| • Tipo di azienda o settore | Servizi
| • Tipo di impiego | Operatrice call center
| • Principali mansioni e responsabilità | Inbound TIM, part time 20 ore
^ **ISTRUZIONE E FORMAZIONE**
|| 5 12
| • Date (da – a) | 1999 – 2004
| • Nome e tipo di istituto di istruzione o formazione | Università del Salento
| • Qualifica conseguita | Laurea in Scienze dell’educazione, 110/110
|  | 
| • Date (da – a) | A.A. 2013/14
| • Nome e tipo di istituto di istruzione o formazione | Università di Bari
| • Qualifica conseguita | TFA sostegno, scuola primaria
^ **CAPACITÀ E COMPETENZE PERSONALI**
|| 5 12
| Madrelingua | ITALIANO
| Altre lingue | SPAGNOLO
| • Capacità di lettura | Eccellente
| • Capacità di scrittura | Buona
| • Capacità di espressione orale | Buona
|  | INGLESE
| • Capacità di lettura | Elementare
| • Capacità di scrittura | Elementare
| • Capacità di espressione orale | Elementare
| Patente o patenti | B
La sottoscritta è a conoscenza che, ai sensi dell’art. 76 del D.P.R. 445/2000, le dichiarazioni mendaci sono punite.
Lecce, 12/10/2026	F.to Donatella Immacolata Masciullo
`,
  }),
  cv('08-it-saldatore', 'odt', 'it', 'IT', {
    names: ['Bogdan Ciobanu'],
    email: 'bogdanciobanu.bs@postaelettro.example',
    phone: '327 555 90 16',
    city: 'Lumezzane',
    languages: ['Rumeno', 'Italiano', 'Russo'],
    jobs: [
      'muratore | ditta individuale Stan Gheorghe | | 2001 | 2004',
      'addetto presse | Stamperia Ghidini | | 2004-05 | 2009-12',
      'saldatore a filo | Carpenteria Rizzardi srl | | 2011-02 | 2016-07',
      'saldatore TIG | Officine Valtrompia spa | | 2016-09 | 2023-03',
      'capo reparto saldatura | Officine Valtrompia spa | | 2023-04 | now',
    ],
    page: `
Ciobanu Bogdan
nato a Bacău (Romania) il 30/11/1979, in Italia dal 2001
abito in via Montini 60, 25065 Lumezzane (BS)
telefono 327 555 90 16, mail bogdanciobanu.bs@postaelettro.example

I MIEI LAVORI
2001-2004: muratore, ditta individuale Stan Gheorghe, Brescia
maggio 2004-dicembre 2009: addetto presse, Stamperia Ghidini, Lumezzane (fine per mobilità)
2010: un anno a casa, corso di saldatura con la Provincia
febbraio 2011-luglio 2016: saldatore a filo, Carpenteria Rizzardi srl, Gardone V.T. (i primi 6 mesi con Gi Group)
settembre 2016-marzo 2023: saldatore TIG, Officine Valtrompia spa, Sarezzo
da aprile 2023: capo reparto saldatura, Officine Valtrompia spa, Sarezzo

PATENTINI
UNI EN ISO 9606-1 TIG e MAG (scade 2027), carrello elevatore, carroponte

SCUOLA
scuola professionale di meccanica, Bacău, 1997

LINGUE
rumeno, italiano, un po’ di russo

Cerco: lavoro a giornata o due turni, zona Brescia e provincia, non trasferte.
`,
  }),
  cv('09-it-architetta', 'pdf', 'it', 'IT', {
    names: ["Vittoria de' Pasquali", 'Vittoria de’ Pasquali'],
    email: 'studio@vdp-architettura.example',
    phone: '+39 055 555 0173',
    city: 'Firenze',
    headline: 'architetta',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Socia fondatrice | VDP Architettura | | 2016-01 | now',
      'Professoressa a contratto | Università degli Studi di Firenze, DIDA | | 2018-10 | 2022-09',
      'Project architect | David Chipperfield Architects | | 2010-09 | 2015-12',
      'Collaboratrice | Studio Natalini | | 2007-02 | 2010-07',
      'Tirocinante | Soprintendenza di Siena | | 2006-03 | 2006-09',
    ],
    aside: [4],
    page: `
HEAD arch. Vittoria de’ Pasquali — Ordine degli Architetti di Firenze n. 0000
! Vittoria de’ Pasquali
architetta
Borgo San Frediano 71, 50124 Firenze · +39 055 555 0173 · studio@vdp-architettura.example
# Attività professionale
|| 4 13
| 01.2016 – in corso | **VDP Architettura**, Firenze\\Socia fondatrice\\Restauro, allestimenti, edilizia scolastica. Quattro collaboratori.
| 09.2010 – 12.2015 | **David Chipperfield Architects**, Milano\\Project architect\\Cantiere MUDEC; concorsi a Zurigo e Lione.
| 02.2007 – 07.2010 | **Studio Natalini**, Firenze\\Collaboratrice\\Disegno esecutivo e direzione lavori.
| 03.2006 – 09.2006 | **Soprintendenza di Siena**\\Tirocinante
# Attività didattica
|| 4 13
| 10.2018 – 09.2022 | **Università degli Studi di Firenze, DIDA**\\Professoressa a contratto\\Laboratorio di restauro, 8 CFU
# Opere scelte
2024, Scuola dell’infanzia a Pontassieve (menzione d’onore, Premio Architettura Toscana)
2021, Recupero della Limonaia di Villa Bandini
2019, Allestimento «Carte d’acqua», Palazzo Strozzi
# Scritti
V. de’ Pasquali, «Il non finito nel cantiere», in __Firenze Architettura__, 2, 2020, pp. 44-51
V. de’ Pasquali, M. Orsi, __Limonaie__, Pisa, Pacini, 2022
# Formazione
Laurea in Architettura, Firenze, 2005, 110 e lode
Erasmus, ENSA Paris-Belleville, 2003
# Lingue
Inglese fluente, francese buono
`,
  }),
  cv('10-it-venditore', 'docx', 'it', 'IT', {
    names: ['Ermanno Quaglia'],
    email: 'ermanno.quaglia@agenti-piemonte.example',
    phone: '348 555 2207',
    city: 'Alba',
    languages: ['Francese', 'Inglese'],
    jobs: [
      'Agente plurimandatario | Quaglia Rappresentanze | | 2019 | now',
      'Direttore vendite Italia | Dolciaria Monregalese S.p.A. | | 2011 | 2018',
      'Area manager Nord-Ovest | Dolciaria Monregalese S.p.A. | | 2004 | 2011',
      'Key account GDO | Dolciaria Monregalese S.p.A. | | 1999 | 2004',
      'Venditore | Ferrero | | 1993 | 1999',
      'Fattorino | Tipolitografia Albese | | 1989 | 1991',
    ],
    dates: 'year',
    page: `
! Ermanno QUAGLIA
Alba (CN), corso Langhe 118 – 348 555 2207 – ermanno.quaglia@agenti-piemonte.example
Classe 1970. Trentatré anni di vendita nel dolciario, dal furgone alla direzione e ritorno.
# Cosa faccio adesso
**Agente plurimandatario**, Quaglia Rappresentanze	dal 2019
Mandati: Pastiglie Leone, Caffè Vergnano, due cantine del Roero. Iscritto Enasarco. Portafoglio di 240 clienti tra Cuneo e Asti.
# Cosa ho fatto
**Dolciaria Monregalese S.p.A.**, Mondovì	1999 – 2018
Direttore vendite Italia	2011 – 2018
34 agenti, 41 milioni di fatturato, apertura del canale discount
Area manager Nord-Ovest	2004 – 2011
Key account GDO	1999 – 2004
Coop, Conad, Esselunga
**Ferrero**, Alba	1993 – 1999
Venditore, tentata vendita zona Savona–Imperia
**Tipolitografia Albese**	1989 – 1991
Fattorino
# Cosa ho studiato
Ragioniere, I.T.C. Einaudi di Alba, 1989
Corso di vendita SDA Bocconi (5 giornate), 2005
# Cosa parlo
Francese bene, inglese da fiera
# Cosa faccio la domenica
Cani da tartufo, presidente Pro Loco dal 2014
`,
  }),
  cv('11-fr-puericultrice', 'docx', 'fr', 'BE', {
    names: ['Binta Diallo Peeters', 'DIALLO PEETERS Binta', 'Binta Diallo-Peeters'],
    email: 'binta.dp@courrier-belge.example',
    phone: '0486/55.10.37',
    city: 'Molenbeek-Saint-Jean',
    languages: ['Français', 'Peul', 'Néerlandais'],
    jobs: [
      'Puéricultrice | Crèche Les P’tits Poucets | | 2019-08 | now',
      'Puéricultrice volante | Commune de Molenbeek-Saint-Jean | | 2016-09 | 2019-07',
      'Aide-ménagère | Trixxo Titres-Services | | 2012-01 | 2015-06',
      'Vendeuse | Zeeman | | 2010-10 | 2011-12',
      'Stagiaire | Crèche Saint-Joseph | | 2016-02 | 2016-05',
    ],
    aside: [4],
    page: `
DIALLO PEETERS Binta
Rue de l’Intendant 63 bte 4
1080 Molenbeek-Saint-Jean
GSM : 0486/55.10.37
binta.dp@courrier-belge.example
Née à Labé (Guinée) le 04.06.1988 – Nationalité belge – 3 enfants
^ **EXPÉRIENCES PROFESSIONNELLES**
|| 4 13
| Depuis août 2019 | **Puéricultrice** (CDI, 4/5 temps)\\Crèche Les P’tits Poucets, Anderlecht\\Section des grands, 14 places. Personne de confiance de l’équipe.
| 09/2016 à 07/2019 | **Puéricultrice volante** (APE)\\Commune de Molenbeek-Saint-Jean, service Petite enfance
| 02/2016 à 05/2016 | **Stagiaire**\\Crèche Saint-Joseph, Jette
| 01/2012 à 06/2015 | **Aide-ménagère**\\Trixxo Titres-Services, Bruxelles
| 10/2010 à 12/2011 | **Vendeuse** (intérim)\\Zeeman, chaussée de Gand
^ **FORMATIONS**
|| 4 13
| 2016 | 7e professionnelle Puériculture, Institut Marie Immaculée (promotion sociale)
| 2010 | CESS, Athénée royal Serge Creuz
| 2022 | Premiers soins pédiatriques, Croix-Rouge, 12 h
^ **LANGUES**
Français : courant. Peul : langue maternelle. Néerlandais : je suis les cours (niveau 1.2).
^ **DIVERS**
Permis B. Attestation de bonne vie et mœurs modèle 596.2 à disposition.
Je suis en ordre de vaccination.
`,
  }),
  cv('12-fr-quebec', 'docx', 'fr', 'CA', {
    names: ['Maxime Poirier-Ouellet'],
    email: 'max.poirier.ouellet@quebecpost.example',
    phone: '(418) 555-0162',
    city: 'Rimouski',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Analyste d’affaires junior | Desjardins | | 2024-05 | now',
      'Auxiliaire d’enseignement | Université du Québec à Rimouski | | 2023-09 | 2024-04',
      'Intervenant jeunesse | Centre jeunesse du Bas-Saint-Laurent | | 2014-06 | 2022-08',
      'Éducateur en milieu scolaire | Centre de services scolaire des Phares | | 2011-08 | 2014-06',
      'Commis au comptoir | Tim Hortons | | 2008 | 2011',
      'Moniteur de camp de jour | Ville de Rimouski | | 2007 | 2007',
    ],
    page: `
> **MAXIME POIRIER-OUELLET**
> Rimouski (Québec) | (418) 555-0162 | max.poirier.ouellet@quebecpost.example
^ **SOMMAIRE**
* Onze ans en relation d’aide, réorientation en analyse d’affaires complétée en 2024
* Écoute, rédaction de rapports, gestion de crise… et SQL
* Français et anglais parlés et écrits
^ **EMPLOIS**
**Analyste d’affaires junior**	Mai 2024 à aujourd’hui
Desjardins, Lévis (télétravail)
* Cartographie des processus de réclamation
* Rédaction de récits utilisateurs, ateliers avec les experts
^ **Auxiliaire d’enseignement**	Sept. 2023 à avril 2024
Université du Québec à Rimouski
^ **Intervenant jeunesse**	Juin 2014 à août 2022
Centre jeunesse du Bas-Saint-Laurent, Rimouski
* Plans d’intervention, témoignage à la cour
* Délégué syndical 2018-2021
^ **Éducateur en milieu scolaire**	Août 2011 à juin 2014
Centre de services scolaire des Phares
^ **Commis au comptoir**	2008 à 2011
Tim Hortons, rue Saint-Germain (temps partiel)
^ **Moniteur de camp de jour**	Été 2007
Ville de Rimouski
^ **SCOLARITÉ**
**Certificat en informatique de gestion**	2022 à 2024
UQAR
**DEC en techniques d’éducation spécialisée**	2008 à 2011
Cégep de Rimouski
^ **BÉNÉVOLAT**
Entraîneur de hockey mineur, novice B, depuis 2019
^ __Références fournies sur demande__
`,
  }),
  cv('13-fr-boulanger', 'odt', 'fr', 'FR', {
    names: ['Thierry Le Bihan', 'Thierry LE BIHAN'],
    email: 'thierry.lebihan29@laposte-bzh.example',
    phone: '06 44 55 18 93',
    city: 'Quimperlé',
    headline: 'Assistant comptable – Reconversion',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Assistant comptable | Cabinet Kerloc’h & Associés | | 2025-01 | now',
      'Artisan boulanger, gérant | EURL Le Fournil de Mellac | | 2006-04 | 2023-06',
      'Ouvrier boulanger | Boulangerie Cadiou | | 1998 | 2006',
      'Apprenti | Boulangerie Cadiou | | 1995 | 1997',
      'Assistant comptable stagiaire | Crédit Mutuel Arkéa | | 2024-04 | 2024-06',
    ],
    aside: [3, 4],
    page: `
! Thierry LE BIHAN
**Assistant comptable – Reconversion**
8 impasse du Bourgneuf, 29300 Quimperlé
06 44 55 18 93 / thierry.lebihan29@laposte-bzh.example
47 ans, marié, permis B

Dix-sept ans à mon compte m’ont appris à compter avant de dépenser. Depuis 2023, j’en fais mon métier.
# Ce que j’apporte
{{
**Comptabilité**
Saisie et lettrage
Déclarations de TVA
Préparation du bilan
**Outils**
Sage 100, Cegid Loop
Excel (TCD)
**Gestion**
Paie de cinq salariés
Négociation fournisseurs
Relations banque
**Savoir-être**
Debout à 3 h pendant 25 ans
Discret
}}
# Mon parcours
**Cabinet Kerloc’h & Associés**, Lorient
Assistant comptable
Depuis janvier 2025
Portefeuille de 40 TPE, dont – forcément – des boulangeries
^ **Crédit Mutuel Arkéa**, Le Relecq-Kerhuon
Assistant comptable stagiaire
Avril à juin 2024
^ **EURL Le Fournil de Mellac**
Artisan boulanger, gérant
Avril 2006 à juin 2023 (fonds cédé)
Cinq salariés, 420 000 € de chiffre d’affaires
^ **Boulangerie Cadiou**, Moëlan-sur-Mer
Ouvrier boulanger
1998 à 2006
^ **Boulangerie Cadiou**, Moëlan-sur-Mer
Apprenti
1995 à 1997
# Mes diplômes
Titre professionnel Comptable assistant, AFPA Lorient, 2024
Brevet de maîtrise boulanger, CMA du Finistère, 2004
CAP boulangerie, 1997
# Langues
Anglais lu, breton parlé
`,
  }),
  cv('14-pt-garcom', 'doc', 'pt', 'BR', {
    names: ['Valdemir Assunção da Conceição'],
    email: 'valdemir.assuncao@correiobahia.example',
    phone: '(71) 98555-0144',
    city: 'Salvador',
    languages: ['Espanhol', 'Inglês'],
    jobs: [
      'Maître | Restaurante Mãe Dadá | | 2021-10 | now',
      'Garçom | Hotel Fasano Salvador | | 2018-12 | 2021-09',
      'Cumim | Churrascaria Fogo de Chão | | 2015-03 | 2018-11',
      'Auxiliar de serviços gerais | Condomínio Vale dos Lagos | | 2012-02 | 2014-12',
    ],
    page: `
> **Valdemir Assunção da Conceição**
> Brasileiro, casado, 34 anos
> Rua Direta do Uruguai, 212, fundos – Uruguai – Salvador/BA
> Tel.: (71) 98555-0144 (WhatsApp) – recado com Jucélia: (71) 98555-0190
> valdemir.assuncao@correiobahia.example
**OBJETIVO:** Maître ou supervisor de salão
**ESCOLARIDADE:** Ensino médio completo – Colégio Estadual João Florêncio Gomes (2010)
**EXPERIÊNCIA PROFISSIONAL**
* **Restaurante Mãe Dadá**
Cargo: Maître
Período: 10/2021 até o momento
Principais atividades: escala da equipe, reservas, degustação de vinhos, fechamento do caixa
* **Hotel Fasano Salvador**
Cargo: Garçom
Período: 12/2018 a 09/2021
Principais atividades: café da manhã e room service
* **Churrascaria Fogo de Chão**
Cargo: Cumim
Período: 03/2015 a 11/2018
* **Condomínio Vale dos Lagos**
Cargo: Auxiliar de serviços gerais
Período: 02/2012 a 12/2014
**CURSOS COMPLEMENTARES**
Garçom e bartender – SENAC Pelourinho – 160h
Vinhos nível 1 – ABS Bahia – 2022
Espanhol intermediário – CCAA. Inglês básico – SENAC
**INFORMAÇÕES ADICIONAIS**
Disponibilidade de horário, inclusive fins de semana e feriados. Não fumante. CNH A/B.
`,
  }),
  cv('15-pt-tradutora', 'pdf', 'pt', 'PT', {
    names: [
      'Maria Leonor de Sousa Telles e Castro',
      'Leonor Telles e Castro',
      'Leonor de Sousa Telles e Castro',
    ],
    email: 'leonor@entrelinguas.example',
    phone: '+351 939 550 217',
    city: 'Évora',
    headline: 'Tradutora e revisora',
    languages: ['Português', 'Alemão', 'Inglês', 'Checo'],
    jobs: [
      'Tradutora independente | Entrelínguas, Unipessoal Lda. | | 2012-03 | now',
      'Revisora | Porto Editora | | 2008-09 | 2012-02',
      'Leitora de português | Universidade Carolina de Praga | | 2004-10 | 2008-07',
      'Guia-intérprete | Fundação Eugénio de Almeida | | 2002 | 2004',
    ],
    page: `
! Maria Leonor de Sousa Telles e Castro
__Tradutora e revisora__
[[ 5 12
**Contactos**
Travessa da Bola, 6
7000-618 Évora
+351 939 550 217
leonor@entrelinguas.example
^ **Línguas de trabalho**
Português (materna)
Alemão (C2)
Inglês (C2)
Checo (B2)
^ **Ferramentas**
memoQ, Trados Studio, InDesign
^ **Associações**
APTRAD, membro n.º 000
---
**Percurso**
__março de 2012 até à data__
**Tradutora independente**
Entrelínguas, Unipessoal Lda. (empresa própria), Évora
Literatura, catálogos de museu, manuais de instruções de gruas
^ __setembro de 2008 a fevereiro de 2012__
**Revisora**
Porto Editora, Porto
Dicionários e manuais escolares
^ __outubro de 2004 a julho de 2008__
**Leitora de português**
Universidade Carolina de Praga (bolsa do Instituto Camões)
^ __2002 a 2004__
**Guia-intérprete**
Fundação Eugénio de Almeida, Évora
]]
# Habilitações
Mestrado em Tradução, Universidade Nova de Lisboa, 2010
Licenciatura em Línguas e Literaturas Modernas (Inglês e Alemão), Coimbra, 2002
# Traduções publicadas (seleção)
Joseph Roth, __Hotel Savoy__, Lisboa, 2014
Bohumil Hrabal, __Comboios Vigiados__, Lisboa, 2019
Jenny Erpenbeck, __Kairos__, Porto, 2024
`,
  }),
  cv('16-pl-ksiegowa', 'docx', 'en', 'PL', {
    spoken: 'pl',
    names: ['Agnieszka Wójcik-Szczepańska'],
    email: 'a.wojcik.szczepanska@poczta-lodz.example',
    phone: '+48 605 550 318',
    city: 'Łódź',
    languages: ['angielski', 'rosyjski'],
    jobs: [
      'Główna księgowa | Tkaniny Łódzkie Sp. z o.o. | | 2018-04 | now',
      'Samodzielna księgowa | Biuro Rachunkowe Saldo | | 2011-09 | 2018-03',
      'Młodsza księgowa | Rossmann SDP | | 2008-02 | 2010-06',
      'Stażystka | Urząd Skarbowy Łódź-Bałuty | | 2007-07 | 2007-12',
    ],
    aside: [3],
    page: `
> **Życiorys zawodowy**
**Agnieszka Wójcik-Szczepańska**
ul. Pomorska 140 m. 12, 91-404 Łódź
tel. +48 605 550 318
e-mail: a.wojcik.szczepanska@poczta-lodz.example
data urodzenia: 17.08.1983
# Doświadczenie zawodowe
|| 4 13
| 04.2018 – obecnie | **Główna księgowa**\\Tkaniny Łódzkie Sp. z o.o., Łódź\\* pełna księgowość, JPK, CIT, sprawozdania roczne\\* kierowanie czteroosobowym działem
| 09.2011 – 03.2018 | **Samodzielna księgowa**\\Biuro Rachunkowe Saldo, Zgierz\\* obsługa 35 klientów, KPiR i ryczałt
| 07.2010 – 08.2011 | urlop macierzyński i wychowawczy
| 02.2008 – 06.2010 | **Młodsza księgowa**\\Rossmann SDP, Łódź
| 07.2007 – 12.2007 | **Stażystka**\\Urząd Skarbowy Łódź-Bałuty
# Wykształcenie
|| 4 13
| 2002 – 2007 | Uniwersytet Łódzki, Wydział Zarządzania, kierunek: rachunkowość (mgr)
| 2016 | Certyfikat księgowy, Stowarzyszenie Księgowych w Polsce, stopień III
# Umiejętności
Comarch ERP Optima, Symfonia, Płatnik, Excel
język angielski: B1, język rosyjski: komunikatywny
prawo jazdy kat. B
# Zainteresowania
jazda na rowerze, ogródek działkowy
~ Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji (RODO).
`,
  }),
];
