import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Found {
  violations: { id: string; nodes: { target: unknown }[] }[];
}

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(STILL);
  const found = (await page.evaluate('axe.run()')) as Found;
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(', ')}`,
  );
}

const STILL = `Promise.allSettled(document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => undefined)`;
