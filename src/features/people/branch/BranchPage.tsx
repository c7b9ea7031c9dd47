import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf, wide } from '#kit/web/list/column';
import { branch } from './branch.contract';

const { field } = columnsOf(branch);

const columns = [field('branch_name'), field('branch_location'), ...wide(field('createdAt'))];

export default function BranchPage() {
  return (
    <CrudPage
      entity={branch}
      title="Branches"
      columns={columns}
      about="Branches are the places where the shop works. Add the first branch."
    />
  );
}
