import type { Brand } from '#house/brand/brand.contract';
import type { Act } from './story';
import type { PastCalls } from './past-calls.server';

/** Somebody of the example who can log in. */
export interface DemoLogin {
  readonly userType: string;
  readonly name: string;
  readonly username: string;
}

/** The password of every login of the example. */
export const demoPassword = 'daftar-demo';

/** The example organisation of one brand. */
export interface DemoBrand {
  readonly brand: Brand;
  /** What it is called where the start tells of it: 'the example academy'. */
  readonly called: string;
  readonly organisation: Readonly<Record<'name' | 'address' | 'phone' | 'currencySign' | 'timeZone', string>>;
  /** The first is the superAdmin who sets it up; the acts make those whose login depends on another record. */
  readonly staff: readonly DemoLogin[];
  /** Who logs in elsewhere than at /login, in words. */
  readonly others: readonly string[];
  /** Everything that happened, unsorted; by the very calls that its people would have made. */
  acts(calls: PastCalls): readonly Act[];
}
