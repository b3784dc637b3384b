/*
 * Two things that a hosted project's PostgreSQL does by extensions which Debian does not package, written anew:
 *   safeupdate:  UPDATE and DELETE need a WHERE clause (safeupdate.enabled, off for the role postgres)
 *   supautils:   hosted_rules.policy_tables may get policies from the role postgres, though it does not own them
 */
#include "postgres.h"
#include "fmgr.h"
#include "catalog/namespace.h"
#include "catalog/pg_authid.h"
#include "miscadmin.h"
#include "nodes/parsenodes.h"
#include "parser/analyze.h"
#include "tcop/utility.h"
#include "utils/acl.h"
#include "utils/builtins.h"
#include "utils/guc.h"
#include "utils/lsyscache.h"
#include "utils/varlena.h"

PG_MODULE_MAGIC;

static post_parse_analyze_hook_type previous_analyze = NULL;
static ProcessUtility_hook_type previous_utility = NULL;
static bool needs_where = true;
static char *policy_tables = NULL;

static void
require_where(Query *query)
{
	ListCell   *cell;

	if ((query->commandType == CMD_UPDATE || query->commandType == CMD_DELETE) &&
		query->jointree->quals == NULL)
		ereport(ERROR,
				(errcode(ERRCODE_CARDINALITY_VIOLATION),
				 errmsg("%s requires a WHERE clause",
						query->commandType == CMD_UPDATE ? "UPDATE" : "DELETE")));
	foreach(cell, query->cteList)
	{
		Node	   *inner = ((CommonTableExpr *) lfirst(cell))->ctequery;

		if (IsA(inner, Query))
			require_where((Query *) inner);
	}
}

static void
analyze(ParseState *pstate, Query *query, JumbleState *jstate)
{
	if (previous_analyze)
		previous_analyze(pstate, query, jstate);
	if (needs_where)
		require_where(query);
}

static bool
is_listed(Oid relation)
{
	List	   *names = NIL;
	ListCell   *cell;
	char	   *qualified;

	if (!OidIsValid(relation) || policy_tables == NULL)
		return false;
	qualified = psprintf("%s.%s", get_namespace_name(get_rel_namespace(relation)), get_rel_name(relation));
	if (!SplitIdentifierString(pstrdup(policy_tables), ',', &names))
		return false;
	foreach(cell, names)
		if (strcmp((char *) lfirst(cell), qualified) == 0)
			return true;
	return false;
}

static Oid
policy_target(Node *statement)
{
	if (IsA(statement, CreatePolicyStmt))
		return RangeVarGetRelid(((CreatePolicyStmt *) statement)->table, NoLock, true);
	if (IsA(statement, AlterPolicyStmt))
		return RangeVarGetRelid(((AlterPolicyStmt *) statement)->table, NoLock, true);
	if (IsA(statement, DropStmt) && ((DropStmt *) statement)->removeType == OBJECT_POLICY)
	{
		List	   *name = linitial_node(List, ((DropStmt *) statement)->objects);
		List	   *table = list_copy_head(name, list_length(name) - 1);

		return RangeVarGetRelid(makeRangeVarFromNameList(table), NoLock, true);
	}
	return InvalidOid;
}

static void
utility(PlannedStmt *pstmt, const char *query, bool read_only, ProcessUtilityContext context,
		ParamListInfo params, QueryEnvironment *environment, DestReceiver *receiver, QueryCompletion *completion)
{
	ProcessUtility_hook_type next = previous_utility ? previous_utility : standard_ProcessUtility;
	bool		as_superuser = GetUserId() == get_role_oid("postgres", true) &&
		is_listed(policy_target(pstmt->utilityStmt));
	Oid			user;
	int			security;

	if (!as_superuser)
	{
		next(pstmt, query, read_only, context, params, environment, receiver, completion);
		return;
	}
	GetUserIdAndSecContext(&user, &security);
	PG_TRY();
	{
		SetUserIdAndSecContext(BOOTSTRAP_SUPERUSERID, security | SECURITY_LOCAL_USERID_CHANGE);
		next(pstmt, query, read_only, context, params, environment, receiver, completion);
	}
	PG_FINALLY();
	{
		SetUserIdAndSecContext(user, security);
	}
	PG_END_TRY();
}

void		_PG_init(void);

void
_PG_init(void)
{
	DefineCustomBoolVariable("safeupdate.enabled", "UPDATE and DELETE need a WHERE clause.", NULL,
							 &needs_where, true, PGC_SUSET, 0, NULL, NULL, NULL);
	DefineCustomStringVariable("hosted_rules.policy_tables", "Tables of others that may get policies from postgres.", NULL,
							   &policy_tables, "", PGC_SUSET, 0, NULL, NULL, NULL);
	previous_analyze = post_parse_analyze_hook;
	post_parse_analyze_hook = analyze;
	previous_utility = ProcessUtility_hook;
	ProcessUtility_hook = utility;
}
