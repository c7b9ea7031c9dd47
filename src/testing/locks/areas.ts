import { academyScenarios } from '#testing/interleaving/academy-scenarios';
import { closeScenarios } from '#testing/interleaving/close-scenarios';
import { counterCloseScenarios, counterScenarios } from '#testing/interleaving/counter-scenarios';
import { leavingScenarios } from '#testing/interleaving/leaving-scenarios';
import { noteScenarios } from '#testing/interleaving/note-scenarios';
import { peopleScenarios } from '#testing/interleaving/people-scenarios';
import type { Scenario } from '#testing/interleaving/scenario';
import { shopScenarios } from '#testing/interleaving/shop-scenarios';
import { walletScenarios } from '#testing/interleaving/wallet-scenarios';
import type { Brand } from '#house/brand/brand.contract';
import type { TestApp } from '#testing/test-app';

/** What people do at the same moment, by who does it; each area has a product of its own. */
export interface Area {
  readonly brand: Brand;
  scenarios(app: TestApp, token: string): Promise<Scenario[]>;
}

export const areas: readonly Area[] = [
  { brand: 'academy', scenarios: academyScenarios },
  { brand: 'academy', scenarios: peopleScenarios },
  { brand: 'academy', scenarios: closeScenarios },
  { brand: 'academy', scenarios: counterScenarios },
  { brand: 'academy', scenarios: counterCloseScenarios },
  { brand: 'academy', scenarios: noteScenarios },
  { brand: 'academy', scenarios: walletScenarios },
  { brand: 'academy', scenarios: leavingScenarios },
  { brand: 'decoration', scenarios: shopScenarios },
];
