import { settings } from '#house/organisation/house.contract';
import { role } from '#features/people/role/role.contract';
import { user } from '#features/people/user/user.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { shopCrew } from '#demo/crew';
import { hire } from '#demo/crew-story.server';
import { type DemoBrand, type DemoLogin, demoPassword } from '#demo/demo-brand';
import type { PastCalls } from '#demo/past-calls.server';
import { seeded } from '#demo/seeded';
import type { Act } from '#demo/story';
import { demoCustomers } from './shop-customers';
import { demoJobs } from './shop-jobs';
import type { ShopPlan } from './shop-made';
import { shopStories } from './stories';

/** Days that the shop has been open. */
const open = 730;

export function shopPlan(today: Day, most = { jobs: 360, people: 90 }): ShopPlan {
  const random = seeded(2024);
  const customers = demoCustomers(random, most.people);
  const jobs = demoJobs(random, today, { jobs: most.jobs, days: open, customers: customers.length });
  return { today, opening: addDays(today, -open - 3), customers, jobs };
}

/** The members of the crew who can log in, by place in it; the owner is none of it. */
const logins: readonly (DemoLogin & { readonly crew: number })[] = [
  { userType: 'admin', name: 'Idil Ahmed Jama', username: 'admin@shop.example', crew: 1 },
  { userType: 'Sales', name: 'Asha Mahad Salad', username: 'sales@shop.example', crew: 5 },
  { userType: 'Designer', name: 'Liban Abdi Mohamed', username: 'designer@shop.example', crew: 0 },
  { userType: 'Printer', name: 'Faysal Nur Osman', username: 'printer@shop.example', crew: 2 },
  { userType: 'Marketing', name: 'Ifrah Yusuf Abdi', username: 'marketing@shop.example', crew: 4 },
];

const owner: DemoLogin = { userType: 'superAdmin', name: 'Sahra Nur Hassan', username: 'owner@shop.example' };

export function shopDemo(plan: ShopPlan): DemoBrand {
  return {
    brand: 'decoration',
    called: 'the example print shop',
    organisation,
    staff: [owner, ...logins.map(({ crew: _place, ...login }) => login)],
    others: [],
    acts: (calls) => {
      const made = { crew: [], customers: new Map<number, string>() };
      const world = { calls, ...plan, made };
      return [
        { on: plan.opening, take: () => calls.change(settings.path, { publicAddress: 'https://hodan-print.example' }) },
        { on: plan.opening, take: () => openShop(calls, made.crew) },
        ...shopStories.flatMap((story): readonly Act[] => story(world)),
      ];
    },
  };
}

const organisation = {
  name: 'Hodan Print & Design',
  address: 'Wadnaha Road, Hawl Wadaag, Mogadishu',
  phone: '252617770700',
  currencySign: '$',
  timeZone: 'Africa/Mogadishu',
};

/** Hires the crew, makes the roles of those who design and print, and gives logins. */
async function openShop(calls: PastCalls, crew: string[]): Promise<void> {
  for (const one of await hire(calls, shopCrew)) crew.push(one);
  const tasks = { name: 'Tasks', path: '/tasks' };
  for (const named of ['Designer', 'Printer']) await calls.save(role.path, { role: named, permissions: [tasks] });
  for (const { crew: place, ...login } of logins)
    await calls.save(user.path, {
      ...login,
      phone: shopCrew[place]?.phone,
      employeeID: crew[place],
      password: demoPassword,
    });
}
