import type { Format, Sheet } from './sheet.ts';

type Told = Pick<Sheet, 'names' | 'jobs' | 'page'> & Partial<Sheet>;

const cv = (id: string, format: Format, agency: string, told: Told): Sheet => ({
  id: `twenty-second-${id}`,
  layout: 'twenty-second',
  format,
  lang: 'es',
  agency,
  shown: told.names[0] ?? '',
  edu: [],
  untold: true,
  ...told,
});

/** Ten in Spanish, from five countries, in the layouts that are usual there: labels, tables, dates left, right and below, employer or title first. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_SECOND: Sheet[] = [
  cv('01-enfermera', 'docx', 'ES', {
    names: ['Lucía Berrocal Sanchís'],
    email: 'lucia.berrocal@correo-salud.example',
    phone: '622 01 55 83',
    city: 'Albacete',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Enfermera de urgencias | Hospital General Universitario de Albacete | | 2020-01 | now',
      'Enfermera | Residencia de Mayores Vasco Núñez | | 2017-09 | 2019-12',
      'Enfermera de atención primaria | Centro de Salud de Hellín | | 2016-06 | 2017-08',
      'Prácticas de enfermería | Hospital Virgen de la Luz | | 2015-02 | 2015-06',
    ],
    aside: [3],
    page: `
! Lucía Berrocal Sanchís
C/ Tesifonte Gallego, 18, 3º B – 02002 Albacete
Tel. 622 01 55 83 | lucia.berrocal@correo-salud.example
Fecha de nacimiento: 12/04/1993
# EXPERIENCIA LABORAL
**ene. 2020 – act.**	Enfermera de urgencias
Hospital General Universitario de Albacete
* Triaje y atención al paciente crítico
* Administración de medicación y curas
* Tutora de alumnos de grado
**sep. 2017 – dic. 2019**	Enfermera
Residencia de Mayores Vasco Núñez
* Control de constantes y elaboración de planes de cuidados
* Coordinación con familias
**jun. 2016 – ago. 2017**	Enfermera de atención primaria
Centro de Salud de Hellín
* Vacunación, extracciones y seguimiento de crónicos
**feb. 2015 – jun. 2015**	Prácticas de enfermería
Hospital Virgen de la Luz
# FORMACIÓN ACADÉMICA
2011 – 2015	Grado en Enfermería, Universidad de Castilla-La Mancha
2019	Máster en Urgencias y Emergencias, UCAM
# IDIOMAS
Español: nativo
Inglés: B2
# OTROS DATOS
Carné de conducir B y vehículo propio
`,
  }),
  cv('02-conductor', 'doc', 'ES', {
    names: ['Antonio Galindo Perea'],
    email: 'agalindo.camion@mensajes.example',
    phone: '610 44 27 90',
    city: 'Zaragoza',
    jobs: [
      'Conductor de tráiler | Transportes Hermanos Lasheras, S.L. | | 2019 | now',
      'Conductor repartidor | Frutas Monegros, S.A. | | 2015 | 2018',
      'Mozo de almacén y carretillero | Logística Plaza 4 | | 2011 | 2015',
      'Peón de construcción | Obras y Reformas Ejea | | 2004 | 2010',
    ],
    page: `
> **CURRÍCULUM VÍTAE**
**DATOS PERSONALES**
Nombre y apellidos: Antonio Galindo Perea
Dirección: Avda. de Navarra, 77, 50010 Zaragoza
Teléfono: 610 44 27 90
Correo electrónico: agalindo.camion@mensajes.example
Permisos: B, C, C+E, CAP y tarjeta de tacógrafo en vigor
^ **EXPERIENCIA PROFESIONAL**
Empresa: Transportes Hermanos Lasheras, S.L.
Puesto: Conductor de tráiler
Periodo: Desde 2019 hasta la actualidad
Funciones: Rutas nacionales e internacionales (Francia y Portugal), carga paletizada y frigorífico.

Empresa: Frutas Monegros, S.A.
Puesto: Conductor repartidor
Periodo: 2015 – 2018
Funciones: Reparto a mercados y grandes superficies, cobro de albaranes.

Empresa: Logística Plaza 4
Puesto: Mozo de almacén y carretillero
Periodo: 2011 – 2015
Funciones: Carga y descarga, preparación de pedidos, inventarios.

Empresa: Obras y Reformas Ejea
Puesto: Peón de construcción
Periodo: 2004 – 2010
^ **FORMACIÓN**
Graduado Escolar, C.P. Tenerías, 1995
Curso de carretillero (20 h), 2011
Mercancías peligrosas ADR básico, renovado en 2023
^ **OTROS**
Disponibilidad inmediata para viajar
`,
  }),
  cv('03-camarera', 'pdf', 'ES', {
    names: ['Noelia Cabrera Umpiérrez'],
    email: 'noeliacabrera@islas.example',
    phone: '680 71 33 04',
    city: 'Arrecife',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Jefa de rango | Hotel Costa Volcán | | 2022-03 | now',
      'Camarera de sala | Restaurante El Charcón | | 2019-05 | 2022-02',
      'Camarera | Cafetería La Recova | | 2017-06 | 2019-04',
      'Ayudante de cocina | Bar Los Aljibes | | 2015-07 | 2017-05',
    ],
    page: `
! NOELIA CABRERA UMPIÉRREZ
**Camarera / Jefa de rango**
Arrecife (Lanzarote) · 680 71 33 04 · noeliacabrera@islas.example
# PERFIL
Profesional de sala con diez años de experiencia en hostelería, acostumbrada al trato con clientela extranjera.
# EXPERIENCIA
**Jefa de rango**	Marzo 2022 – Actualidad
Hotel Costa Volcán – Costa Teguise
* Organización del rango y servicio de cenas para 120 comensales
* Venta de vinos de la isla
**Camarera de sala**	Mayo 2019 – Febrero 2022
Restaurante El Charcón – Arrecife
* Servicio a la carta, cobro y cierre de caja
**Camarera**	Junio 2017 – Abril 2019
Cafetería La Recova – Arrecife
* Barra, desayunos y terraza
**Ayudante de cocina**	Julio 2015 – Mayo 2017
Bar Los Aljibes – Teguise
# FORMACIÓN
CFGM Servicios en Restauración, IES Zonzamas, 2013 – 2015
Carné de manipulador de alimentos
# IDIOMAS
Español (nativo), inglés (B2), alemán (A2)
`,
  }),
  cv('04-contable', 'docx', 'ES', {
    names: ['María José Iturralde Pons', 'Mª José Iturralde Pons'],
    email: 'mjiturralde@cuentasclaras.example',
    phone: '+34 645 20 91 18',
    city: 'Sabadell',
    languages: ['Castellano', 'Catalán', 'Inglés'],
    jobs: [
      'Responsable de contabilidad | Tèxtils Vallès, S.A. | | 2018-04 | now',
      'Contable | Gestoría Riu Sec | | 2012-10 | 2018-03',
      'Auxiliar administrativa | Distribuciones Marcet, S.L. | | 2009-01 | 2012-09',
    ],
    page: `
! Mª José Iturralde Pons
Contable
Ronda Ponent, 40, 08201 Sabadell (Barcelona)
+34 645 20 91 18 – mjiturralde@cuentasclaras.example
# TRAYECTORIA PROFESIONAL
|| 4 13
| 04/2018 – Actualidad | **Tèxtils Vallès, S.A.** (Sabadell)\\Responsable de contabilidad\\Cierres mensuales, cuentas anuales, impuesto de sociedades y SII. Equipo de tres personas.
| 10/2012 – 03/2018 | **Gestoría Riu Sec** (Sabadell)\\Contable\\Contabilidad de 40 pymes, IVA, IRPF y modelos informativos.
| 01/2009 – 09/2012 | **Distribuciones Marcet, S.L.** (Terrassa)\\Auxiliar administrativa\\Facturación, atención telefónica y archivo.
# FORMACIÓN
|| 4 13
| 2004 – 2008 | Diplomatura en Ciencias Empresariales, Universitat Autònoma de Barcelona
| 2016 | Posgrado en Fiscalidad, UOC
# INFORMÁTICA
A3, SAP FI, ContaPlus, Excel avanzado
# IDIOMAS
Castellano y catalán nativos. Inglés: B1
`,
  }),
  cv('05-mozo', 'doc', 'ES', {
    names: ['Yeray Montesdeoca Vidal'],
    email: 'yeraymv@buzoncito.example',
    phone: '633 18 09 52',
    city: 'Getafe',
    jobs: [
      'Mozo de almacén | Amazon | | 2021-10 | 2024-06',
      'Reponedor | Supermercados Ahorramás | | 2019-02 | 2021-09',
      'Repartidor de publicidad | Buzoneo Sur | | 2018-05 | 2018-12',
      'Operario de producción | Panificadora Getafense | | 2016-09 | 2018-03',
    ],
    page: `
**Yeray Montesdeoca Vidal**
C/ Toledo 9, 28901 Getafe (Madrid)
Móvil: 633 18 09 52
E-mail: yeraymv@buzoncito.example

**FORMACIÓN ACADÉMICA**
- Educación Secundaria Obligatoria (E.S.O.). IES Satafi. 2012
- Carnet de carretillero. 2021

**EXPERIENCIA LABORAL**
- Mozo de almacén. Amazon, San Fernando de Henares.
De octubre de 2021 a junio de 2024.
Picking, packing y manejo de PDA.
- Reponedor. Supermercados Ahorramás, Getafe.
De febrero de 2019 a septiembre de 2021.
Reposición de lineales y atención al cliente.
- Repartidor de publicidad. Buzoneo Sur, Leganés.
De mayo a diciembre de 2018.
- Operario de producción. Panificadora Getafense, Getafe.
De septiembre de 2016 a marzo de 2018.
Envasado y limpieza de maquinaria.

**OTROS DATOS DE INTERÉS**
- Incorporación inmediata.
- Disponibilidad de turnos.
`,
  }),
  cv('06-ingeniera', 'pdf', 'MX', {
    names: ['Daniela Ocampo Villaseñor'],
    email: 'daniela.ocampo@ingenieras.example',
    phone: '442 555 0187',
    city: 'Querétaro',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Ingeniera de Calidad Sr. | Autopartes del Bajío, S.A. de C.V. | | 2020-08 | now',
      'Ingeniera de Procesos | Plásticos Técnicos Querétaro | | 2017-01 | 2020-07',
      'Supervisora de Producción | Manufacturas Celaya, S.A. de C.V. | | 2014-02 | 2016-12',
      'Practicante de Calidad | Aceros Corregidora | | 2013-06 | 2013-12',
    ],
    aside: [3],
    page: `
! ING. DANIELA OCAMPO VILLASEÑOR
Querétaro, Qro. | Cel. 442 555 0187 | daniela.ocampo@ingenieras.example
# OBJETIVO PROFESIONAL
Desarrollarme en la gerencia de calidad de una empresa automotriz.
# EXPERIENCIA PROFESIONAL
**AUTOPARTES DEL BAJÍO, S.A. DE C.V.**	Ago. 2020 – A la fecha
Ingeniera de Calidad Sr.
* Liberación de PPAP y atención de reclamos de cliente (8D)
* Auditora interna IATF 16949
Logros: reducción de 30% del scrap en la línea de inyección
**PLÁSTICOS TÉCNICOS QUERÉTARO**	Ene. 2017 – Jul. 2020
Ingeniera de Procesos
* Puesta a punto de moldes, estudios de capacidad
**MANUFACTURAS CELAYA, S.A. DE C.V.**	Feb. 2014 – Dic. 2016
Supervisora de Producción
* Personal a cargo: 25 operadores
**ACEROS CORREGIDORA**	Jun. 2013 – Dic. 2013
Practicante de Calidad
# FORMACIÓN ACADÉMICA
Ingeniería Industrial, Instituto Tecnológico de Celaya, 2009 – 2013
Diplomado Six Sigma Green Belt, ITESM, 2018
# IDIOMAS
Español: lengua materna. Inglés: 90%
# PAQUETERÍA
Minitab, SAP, AutoCAD
`,
  }),
  cv('07-abogado', 'docx', 'MX', {
    names: ['Rodrigo Alcántara Bustos'],
    email: 'ralcantara@despachojuridico.example',
    phone: '55 5550 2290',
    city: 'Ciudad de México',
    languages: ['Inglés'],
    jobs: [
      'Abogado corporativo | Grupo Financiero Anáhuac | | 2019-03 | now',
      'Abogado asociado | Despacho Rivas y Salgado, S.C. | | 2015-05 | 2019-02',
      'Pasante de derecho | Notaría 118 | | 2013-08 | 2015-04',
    ],
    aside: [2],
    page: `
> **Lic. Rodrigo Alcántara Bustos**
> Col. Narvarte, Alcaldía Benito Juárez, Ciudad de México
> Tel. 55 5550 2290 – ralcantara@despachojuridico.example
^ **EXPERIENCIA LABORAL**
**Grupo Financiero Anáhuac**
Puesto: Abogado corporativo
Periodo: Marzo de 2019 a la fecha
Jefe inmediato: Lic. Patricia Zamudio
Actividades: Elaboración de contratos, asambleas, poderes y cumplimiento normativo.
^ **Despacho Rivas y Salgado, S.C.**
Puesto: Abogado asociado
Periodo: Mayo de 2015 a febrero de 2019
Actividades: Litigio mercantil y civil, seguimiento de juicios, atención a clientes.
Motivo de salida: Mejor oportunidad
^ **Notaría 118**
Puesto: Pasante de derecho
Periodo: Agosto de 2013 a abril de 2015
Actividades: Integración de expedientes y trámites ante el Registro Público.
^ **FORMACIÓN ACADÉMICA**
Licenciatura en Derecho, UNAM, 2010 – 2015. Titulado, cédula profesional 9900011
Especialidad en Derecho Mercantil, Universidad Panamericana, 2017
^ **IDIOMAS**
Inglés avanzado
`,
  }),
  cv('08-profesor', 'docx', 'AR', {
    names: ['Martín Ezequiel Bertolotti'],
    email: 'mbertolotti@docentes.example',
    phone: '+54 9 341 555-0162',
    city: 'Rosario',
    jobs: [
      'Profesor de Matemática | Escuela Normal N° 2 | | 2016-03 | now',
      'Profesor de Física | Instituto Nuestra Señora del Huerto | | 2012-03 | 2020-12',
      'Preceptor | Colegio San Bartolomé | | 2009-08 | 2012-02',
      'Cajero | Supermercado La Reina | | 2006 | 2009',
    ],
    page: `
! BERTOLOTTI, Martín Ezequiel
DNI: 30.000.118
Domicilio: Bv. Oroño 2140, Rosario, Santa Fe
Celular: +54 9 341 555-0162
Correo: mbertolotti@docentes.example
# ANTECEDENTES LABORALES
* **Escuela Normal N° 2**, Rosario. Profesor de Matemática, titular, 18 horas. Desde marzo de 2016 y continúa.
* **Instituto Nuestra Señora del Huerto**, Rosario. Profesor de Física, 4° y 5° año. Marzo 2012 – diciembre 2020.
* **Colegio San Bartolomé**, Rosario. Preceptor. Agosto 2009 – febrero 2012.
* **Supermercado La Reina**, Rosario. Cajero. 2006 – 2009.
# ESTUDIOS CURSADOS
* Profesorado en Matemática, Instituto Superior N° 16 (2005 – 2010). Promedio 8,40
* Licenciatura en Enseñanza de la Matemática, UTN (en curso)
# CURSOS
* GeoGebra en el aula, 40 hs, 2019
* Educación Sexual Integral, 2021
`,
  }),
  cv('09-comercial', 'pdf', 'CO', {
    names: ['Sandra Milena Quintero Rojas'],
    email: 'sandramquintero@ventascol.example',
    phone: '310 555 0149',
    city: 'Medellín',
    jobs: [
      'Asesora comercial | Distribuidora Antioqueña de Alimentos S.A.S. | | 2021-02 | now',
      'Ejecutiva de cuenta | Seguros El Nogal S.A. | | 2017-07 | 2020-12',
      'Vendedora de mostrador | Almacenes La Candelaria | | 2013-11 | 2017-06',
    ],
    page: `
> **HOJA DE VIDA**
> **SANDRA MILENA QUINTERO ROJAS**
**DATOS PERSONALES**
= DOCUMENTO DE IDENTIDAD	C.C. 43.000.217
= FECHA DE NACIMIENTO	8 de mayo de 1990
= ESTADO CIVIL	Unión libre
= CIUDAD	Medellín
= CELULAR	310 555 0149
= CORREO	sandramquintero@ventascol.example
^ **PERFIL LABORAL**
Persona responsable y dinámica, con nueve años de experiencia en ventas y servicio al cliente.
^ **EXPERIENCIA LABORAL**
**DISTRIBUIDORA ANTIOQUEÑA DE ALIMENTOS S.A.S.**
Cargo: Asesora comercial
Jefe inmediato: Jorge Iván Posada
Teléfono: 604 555 0110
Fecha de ingreso: 1 de febrero de 2021
Fecha de retiro: Actualmente laborando
Funciones: Visita a tiendas, toma de pedidos, recaudo de cartera.
^ **SEGUROS EL NOGAL S.A.**
Cargo: Ejecutiva de cuenta
Jefe inmediato: Claudia Arango
Fecha de ingreso: 15 de julio de 2017
Fecha de retiro: 20 de diciembre de 2020
Funciones: Venta de pólizas de vida y hogar.
^ **ALMACENES LA CANDELARIA**
Cargo: Vendedora de mostrador
Fecha de ingreso: noviembre de 2013
Fecha de retiro: junio de 2017
^ **ESTUDIOS REALIZADOS**
Tecnóloga en Gestión Comercial, SENA, 2012
Bachiller académico, I.E. Javiera Londoño, 2007
^ **REFERENCIAS PERSONALES**
Gloria Patricia Henao, Contadora, cel. 311 555 0177
`,
  }),
  cv('10-programador', 'docx', 'CL', {
    names: ['Felipe Ignacio Arriagada Soto'],
    email: 'farriagada.dev@correochile.example',
    phone: '+56 9 5550 4418',
    city: 'Santiago',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Desarrollador Full Stack | Banco Los Andes | | 2022-01 | now',
      'Programador Java | Soluciones Maipo SpA | | 2018-06 | 2021-12',
      'Analista programador | Caja de Compensación La Cordillera | | 2015-03 | 2018-05',
      'Práctica profesional | Municipalidad de Ñuñoa | | 2014-12 | 2015-02',
    ],
    aside: [3],
    page: `
[[ 5 12
**Felipe Ignacio Arriagada Soto**
Programador

**CONTACTO**
+56 9 5550 4418
farriagada.dev@correochile.example
Santiago, Chile

**HERRAMIENTAS**
Java, Spring Boot
React, TypeScript
Oracle, PostgreSQL
Docker

**IDIOMAS**
Español nativo
Inglés intermedio
---
**EXPERIENCIA LABORAL**
**Desarrollador Full Stack | Banco Los Andes**
Enero 2022 – Presente, Santiago
* Desarrollo de la banca en línea para pymes
* Migración de monolito a microservicios
**Programador Java | Soluciones Maipo SpA**
Junio 2018 – Diciembre 2021, Santiago
* Integraciones con SII y medios de pago
**Analista programador | Caja de Compensación La Cordillera**
Marzo 2015 – Mayo 2018, Santiago
* Mantención de sistemas de crédito social
**Práctica profesional | Municipalidad de Ñuñoa**
Diciembre 2014 – Febrero 2015
**EDUCACIÓN**
Ingeniería en Informática, Duoc UC
2011 – 2014
]]
`,
  }),
];
