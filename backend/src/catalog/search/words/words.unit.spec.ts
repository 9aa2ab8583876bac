import { machineWords, storedWords } from './machine-words';
import { plainWords, runsOf } from './plain-words';
import { signatureOf } from './signature';

describe('plainWords', () => {
  it.each([
    ['Excavators', ['excavator']],
    ['trenches, winches & boxes', ['trench', 'winch', 'box']],
    ['Batteries', ['battery']],
    ['gas glass chassis apparatus', ['gas', 'glass', 'chassis', 'apparatus']],
    ['Bobcat’s', ['bobcat']],
    ['Citroën ÉLÉVATEUR', ['citroen', 'elevateur']],
    ['100% electric', ['100', '%', 'electric']],
    ['truck-mounted/aerial', ['truck', 'mounted', 'aerial']],
    ["' -- ;", []],
    ['x'.repeat(40), ['x'.repeat(32)]],
  ])('reads %s', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  it('takes letters and digits apart', () => {
    expect(runsOf('cat320gc')).toEqual(['cat', '320', 'gc']);
    expect(runsOf('cat')).toEqual(['cat']);
  });
});

describe('machineWords', () => {
  it('has the words of the subject first, and each word once', () => {
    const named = {
      subject: 'Crawler excavator',
      manufacturer: 'Caterpillar',
      model: '320 GC',
      city: 'Austin',
    };

    expect(machineWords(named)).toBe(' crawler excavator / caterpillar 320gc 320 gc austin ');
  });

  it.each([
    ['320CL', ['320cl', '320', 'cl']],
    ['U35-4', ['u35', '4', 'u354', '35']],
    ['skid-steer', ['skid', 'steer', 'skidsteer']],
  ])('is found by any spelling of %s', (subject, words) => {
    expect(storedWords(machineWords({ subject }))).toEqual(words);
  });

  it('has a limit', () => {
    const subject = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');

    expect(storedWords(machineWords({ subject, city: 'Austin' }))).toHaveLength(48);
    expect(storedWords(null)).toEqual([]);
  });
});

describe('signatureOf', () => {
  const words = ['caterpillar', '320', 'élan', '挖掘機', '%'];

  it.each(words)('has all bits of each word: %s', (word) => {
    const [all, own] = [signatureOf(words), signatureOf([word])].map(BigInt) as [bigint, bigint];

    expect(own).not.toBe(0n);
    expect(all & own).toBe(own);
  });

  it('is exact as a number, of however many words, and nothing of none', () => {
    const all = signatureOf(Array.from({ length: 500 }, (_, index) => `word${index}`));

    expect(all).toBe(2 ** 48 - 1);
    expect(signatureOf([])).toBe(0);
  });
});
