process.env.ANONYMITY_RUNS ??= '2000';
await import('../src/domain/anonymity/properties.test.ts');

export {};
