import { NotFound } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { VersionList } from '../version-list';

/** 404 for a remote that has no version, before the input is read. */
@Injectable()
export class RemoteExistsGuard implements CanActivate {
  constructor(private readonly versions: VersionList) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params } = context.switchToHttp().getRequest<{ params: { name: string } }>();
    if ((await this.versions.of(params.name)).length === 0) throw new NotFound();
    return true;
  }
}
