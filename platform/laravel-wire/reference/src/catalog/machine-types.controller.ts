import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Post,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { allow, defineRecord, deny, rules, type Verdict } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  Filters,
  type FiltersOf,
  Forbidden,
  Loaded,
  type RecordScope,
  Update,
  Valid,
} from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';
import { isAdmin, type Person } from '../accounts/accounts';
import { type Attributes, Database, shownAs } from '../database/database';
import { machineTypeModel } from '../database/models';
import { pageOf } from '../lists';

const machineType = defineRecord({ endpoint: 'api/machine_types', sortBy: 'name', channel: 'machine_types' });
const UNIQUE = 'unique:machine_types,name,NULL,id,deleted_at,NULL';
const machineTypeRules = rules({ name: `required|string|max:255|${UNIQUE}` });

@Injectable()
export class MachineTypeScope implements RecordScope<Attributes> {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<Attributes | null> {
    return this.database.find(machineTypeModel, id);
  }
}

const byAdmin = (actor: Person): Verdict => (isAdmin(actor) ? allow() : deny());
const byAnybody = (): Verdict => allow();

/** `abort_unless($user->is_admin, 403)` ahead of the rules: a refusal without a text. */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const user = context.switchToHttp().getRequest<WireRequest>().wire?.user;
    if (!user || !('is_admin' in user) || !user.is_admin) throw new Forbidden('');
    return true;
  }
}

@Controller('api/machine_types')
@Authenticated()
export class MachineTypesController {
  constructor(private readonly database: Database) {}

  @Get()
  index(@Filters(machineType) filters: FiltersOf): object {
    const rows = this.database.all(machineTypeModel, () => true, 'name');
    return pageOf(rows, filters, (row) => shownAs(machineTypeModel, row));
  }

  @Post()
  @UseGuards(AdminGuard)
  store(@Valid(machineTypeRules) input: Attributes): object {
    return shownAs(machineTypeModel, this.database.insert(machineTypeModel, input));
  }

  @Get(':id')
  @Can(MachineTypeScope, byAnybody)
  show(@Loaded() type: Attributes): object {
    return shownAs(machineTypeModel, type);
  }

  @Can(MachineTypeScope, byAdmin)
  @Update()
  update(
    @Loaded() type: Attributes,
    @Valid(machineTypeRules, { ignoreParam: 'id' }) input: Attributes,
  ): object {
    return shownAs(machineTypeModel, this.database.update(machineTypeModel, type, input));
  }

  @Delete(':id')
  @Can(MachineTypeScope, byAdmin)
  @HttpCode(200)
  destroy(@Loaded() type: Attributes): void {
    this.database.delete(machineTypeModel, type);
  }
}
