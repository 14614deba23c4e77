import {
  Authorized,
  Body,
  Delete,
  HttpCode,
  JsonController,
  Params,
  Post,
  Put,
} from 'routing-controllers';
import { contractOnly } from '../shared/contract-only.ts';
import type { CourseVersion } from './course-answers.ts';
import {
  CreateModuleBody,
  CreateModuleParams,
  type ModuleDataResponse,
  type ModuleDeletedResponse,
  MoveModuleBody,
  UpdateModuleBody,
  VersionModuleParams,
} from './module-validators.ts';
import {
  CreateSectionBody,
  MoveSectionBody,
  type SectionDataResponse,
  type SectionDeletedResponse,
  UpdateSectionBody,
  VersionModuleSectionParams,
} from './section-validators.ts';

/** Modules: the upper level of the outline. Every answer but one is the whole version. */
@JsonController('/courses')
export class ModuleController {
  /** Adds a module after or before another one, or at the end. */
  @Authorized()
  @Post('/versions/:versionId/modules')
  @HttpCode(201)
  create(
    @Params({ type: CreateModuleParams }) _params: CreateModuleParams,
    @Body({ type: CreateModuleBody }) _body: CreateModuleBody,
  ): Promise<ModuleDataResponse> {
    return contractOnly();
  }

  /** Replaces name and description. */
  @Authorized()
  @Put('/versions/:versionId/modules/:moduleId')
  update(
    @Params({ type: VersionModuleParams }) _params: VersionModuleParams,
    @Body({ type: UpdateModuleBody }) _body: UpdateModuleBody,
  ): Promise<ModuleDataResponse> {
    return contractOnly();
  }

  /** Puts a module after or before another one of the same version. */
  @Authorized()
  @Put('/versions/:versionId/modules/:moduleId/move')
  move(
    @Params({ type: VersionModuleParams }) _params: VersionModuleParams,
    @Body({ type: MoveModuleBody }) _body: MoveModuleBody,
  ): Promise<ModuleDataResponse> {
    return contractOnly();
  }

  /** Removes a module and counts the items of the version again. */
  @Authorized()
  @Delete('/versions/:versionId/modules/:moduleId')
  delete(
    @Params({ type: VersionModuleParams }) _params: VersionModuleParams,
  ): Promise<ModuleDeletedResponse> {
    return contractOnly();
  }
}

/** Sections: the lower level of the outline. Each points to an items group. */
@JsonController('/courses')
export class SectionController {
  /** Adds a section and its empty items group. */
  @Authorized()
  @Post('/versions/:versionId/modules/:moduleId/sections')
  @HttpCode(201)
  create(
    @Params({ type: VersionModuleParams }) _params: VersionModuleParams,
    @Body({ type: CreateSectionBody }) _body: CreateSectionBody,
  ): Promise<SectionDataResponse> {
    return contractOnly();
  }

  /** Replaces name and description. The version comes back without a wrapper. */
  @Authorized()
  @Put('/versions/:versionId/modules/:moduleId/sections/:sectionId')
  update(
    @Params({ type: VersionModuleSectionParams }) _params: VersionModuleSectionParams,
    @Body({ type: UpdateSectionBody }) _body: UpdateSectionBody,
  ): Promise<CourseVersion> {
    return contractOnly();
  }

  /** Puts a section after or before another one. The version comes back without a wrapper. */
  @Authorized()
  @Put('/versions/:versionId/modules/:moduleId/sections/:sectionId/move')
  move(
    @Params({ type: VersionModuleSectionParams }) _params: VersionModuleSectionParams,
    @Body({ type: MoveSectionBody }) _body: MoveSectionBody,
  ): Promise<CourseVersion> {
    return contractOnly();
  }

  /** Removes a section and counts the items of the version again. */
  @Authorized()
  @Delete('/versions/:versionId/modules/:moduleId/sections/:sectionId')
  delete(
    @Params({ type: VersionModuleSectionParams }) _params: VersionModuleSectionParams,
  ): Promise<SectionDeletedResponse> {
    return contractOnly();
  }
}
